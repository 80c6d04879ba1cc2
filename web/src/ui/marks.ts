/** One drawn mark: a pictogram, with a number where there are several. */
export interface Mark {
  glyph: string;
  text?: string;
}
