import { countOf } from '../formats/numbers.ts';
import type { Note } from './note.ts';

/** What was counted while rows were read. */
export interface Counts {
  limits: number;
  notP: number;
  missing: number;
  duplicates: number;
}

/** What was read differently from how it is written, or is missing. */
export function notesOn({ limits, notP, missing, duplicates }: Counts): Note[] {
  const notes: Note[] = [];
  const addNote = (count: number, code: string, text: string) => count > 0 && notes.push({ code, text });
  addNote(
    limits,
    'less_than',
    `${countOf(limits, 'p-value')} ${limits === 1 ? 'is a limit' : 'are limits'} such as <0.001 and read as that number.`,
  );
  addNote(
    notP,
    'not_a_p_value',
    `${countOf(notP, 'cell')} in the column of p-values cannot be a p-value and count as missing.`,
  );
  addNote(
    missing,
    'missing_values',
    `${countOf(missing, 'row')} ${missing === 1 ? 'has' : 'have'} no fold change or no p-value.`,
  );
  addNote(
    duplicates,
    'duplicate_genes',
    `${countOf(duplicates, 'row')} ${duplicates === 1 ? 'repeats' : 'repeat'} a gene; the row with the smallest p-value counts.`,
  );
  return notes;
}
