import { escapeXml } from '@trellis/core/formats';
import { columnLetter } from '@trellis/core/result';

/** A cell of a sheet. A text is stored as a text, which never runs as a formula. */
export interface SheetCell {
  readonly value: string | number | null;
  readonly style: number;
}

/** Blanks that programs leave out unless they are told to keep them. A fifth of a sheet would say so of texts without any. */
const hasEdgeBlanks = /^\s|\s$|\s\s|[\t\n\r]/;

/** Maximum length of a text in a cell (limit of Excel). */
const maxTextLength = 32_767;

/**
 * Returns one row as SpreadsheetML. `index` counts from 0, `height` is in points. Empty cells without a style are left out.
 */
export function rowText(index: number, cells: readonly SheetCell[], height?: number): string {
  let text = `<row r="${index + 1}"${height ? ` ht="${height}" customHeight="1"` : ''}>`;
  for (const [column, { value, style }] of cells.entries()) text += cellText(index, column, value, style);
  return `${text}</row>`;
}

/** One cell of a row as SpreadsheetML; both numbers count from 0. Most cells of a large sheet are empty: they are no text. */
export function cellText(row: number, column: number, value: SheetCell['value'], style: number): string {
  const isEmpty = value === null || value === '';
  if (isEmpty && style === 0) return '';
  const start = `<c r="${columnLetter(column)}${row + 1}"${style === 0 ? '' : ` s="${style}"`}`;
  if (isEmpty) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  const space = hasEdgeBlanks.test(value) ? ' xml:space="preserve"' : '';
  return `${start} t="inlineStr"><is><t${space}>${escapeXml(value.slice(0, maxTextLength))}</t></is></c>`;
}
