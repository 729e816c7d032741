import { csvText, describedFileName, type CsvValue } from '@trellis/core/formats';
import { fileSubject } from './fileSubject.ts';

/** Name of a download: `table.csv` becomes `trellis_EDITION_NLP7-or-TGA1_table_2026-11-22.csv`. */
export const downloadName = (file: string): string =>
  describedFileName(file, fileSubject(), new Date().toISOString().slice(0, 10));

/** Hands a file about a view to the user as a download; its name says edition, query, view and date. */
export const saveFile = (name: string, content: Blob): void => saveNamedFile(downloadName(name), content);

/** Hands a file to the user as a download under exactly this name. */
export function saveNamedFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves rows as a CSV file. */
export function saveRows(name: string, rows: Parameters<typeof toCsv>[0]): void {
  saveFile(name, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
}

/** Saves texts as a text file, one per line. */
export function saveLines(name: string, lines: readonly string[]): void {
  saveFile(name, new Blob([joinLines(lines)], { type: 'text/plain;charset=utf-8' }));
}

/** Texts one per line, each line with its end. */
export const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Rows as the text of a CSV file, with the line ends of RFC 4180. */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string => csvText(rows, '\r\n');
