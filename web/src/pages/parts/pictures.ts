const PICTURES = import.meta.glob<string>('../pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a game's picture; one without a drawing of its own shows our sign. */
export function picture(game: string): string {
  return PICTURES[`../pictures/${game}.svg`] ?? '/icon.svg';
}
