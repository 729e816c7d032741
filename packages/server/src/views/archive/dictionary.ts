import { csvText, valueOf } from '@trellis/core';
import type { AddedFile } from './readme.ts';
import { columnNotes, type ColumnNote } from './columnNotes.ts';

/** Writes the data dictionary: a row per file and column, with meaning and unit. */
export function dictionaryOf(files: readonly Pick<AddedFile, 'name' | 'headings'>[]): string {
  return csvText([
    ['file', 'column', 'meaning', 'unit'],
    ...files.flatMap(({ name, headings }) => columnsOf(name, headings).map((column) => [name, ...column])),
  ]);
}

/** Columns of one file: those in its headings, or all that are known of a file without headings. */
function columnsOf(name: string, headings: readonly string[]): [column: string, meaning: string, unit: string][] {
  const file = valueOf(columnNotes, name);
  if (!file) return [];
  const { columns, others } = file;
  const names = headings.length ? headings : Object.keys(columns);
  return names.map((column) => {
    const [meaning, unit = ''] = valueOf(columns, column) ?? others?.(column) ?? noNote;
    return [column, meaning, unit];
  });
}

const noNote: ColumnNote = [''];
