import { describe, expect, test } from 'vitest';

import { breakable } from '../src/lib/hyphens.ts';

const shown = (name: string, language = 'el'): string => breakable(name, language).replaceAll('\u00AD', '-');

describe('long words', () => {
  test('break before a single consonant between two vowels', () => {
    expect(shown('Σπιτονοικοκύρης')).toBe('Σπι-το-νοι-κο-κύ-ρης');
    expect(shown('Ηλεκτροπαραγωγή')).toBe('Ηλεκτρο-πα-ρα-γωγή');
    expect(shown('Καταλύματα')).toBe('Κατα-λύ-ματα');
  });

  test('break between vowels in Polish, and in German where they were put together', () => {
    expect(shown('Farma hydroponiczna', 'pl')).toBe('Farma hydro-po-niczna');
    expect(shown('Ausbildungszentrum', 'de')).toBe('Ausbildungs-zentrum');
  });

  test('stay whole where they are short, and where browsers know better', () => {
    expect(shown('Πνεύμα αποικίας')).toBe('Πνεύμα αποικίας');
    expect(shown('Weltraumbahnhof', 'de')).toBe('Weltraumbahnhof');
  });
});
