import { describe, expect, test } from 'vitest';

import { breakable } from '../src/lib/hyphens.ts';

const shown = (name: string, language = 'el'): string => breakable(name, language).replaceAll('\u00AD', '-');

describe('long Greek words', () => {
  test('break before a single consonant between two vowels', () => {
    expect(shown('Σπιτονοικοκύρης')).toBe('Σπι-το-νοι-κο-κύ-ρης');
    expect(shown('Ηλεκτροπαραγωγή')).toBe('Ηλεκτρο-πα-ρα-γωγή');
    expect(shown('Καταλύματα')).toBe('Κατα-λύ-ματα');
  });

  test('stay whole where they are short, and where browsers know better', () => {
    expect(shown('Πνεύμα αποικίας')).toBe('Πνεύμα αποικίας');
    expect(shown('Weltraumbahnhof', 'de')).toBe('Weltraumbahnhof');
  });
});
