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
  for (const [column, { value, style }] of cells.entries()) {
    const rest = cellRest(value, style);
    if (rest !== '') text += `${cellStart(column)}${index + 1}${rest}`;
  }
  return `${text}</row>`;
}

/** A cell up to the number of its row. The column counts from 0. */
export const cellStart = (column: number): string => `<c r="${columnLetter(column)}`;

/** A cell after the number of its row; '' for an empty one without a style, which is no text. */
export function cellRest(value: SheetCell['value'], style: number): string {
  if (value === null || value === '') return style === 0 ? '' : `"${styleText(style)}/>`;
  if (typeof value === 'number') return `${numberStart(style)}${value}${numberEnd}`;
  const space = hasEdgeBlanks.test(value) ? ' xml:space="preserve"' : '';
  const text = escapeXml(value.slice(0, maxTextLength));
  return `"${styleText(style)} t="inlineStr"><is><t${space}>${text}</t></is></c>`;
}

/** What is around the number of a cell, after that of its row. */
export const numberStart = (style: number): string => `"${styleText(style)}><v>`;
export const numberEnd = '</v></c>';

const styleText = (style: number): string => (style === 0 ? '' : ` s="${style}"`);
