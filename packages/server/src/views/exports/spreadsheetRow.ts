import { escapeXml } from '@trellis/core/formats';
import { columnLetter } from '@trellis/core/result';

/** A cell of a sheet. A text is stored as a text, which never runs as a formula. */
export interface SheetCell {
  readonly value: string | number | null;
  readonly style: number;
}

/** Maximum length of a text in a cell (limit of Excel). */
const maxTextLength = 32_767;

/**
 * Returns one row as SpreadsheetML. `index` counts from 0, `height` is in points. Empty cells without a style are left out.
 */
export function rowText(index: number, cells: readonly SheetCell[], height?: number): string {
  let text = `<row r="${index + 1}"${height ? ` ht="${height}" customHeight="1"` : ''}>`;
  for (let i = 0; i < cells.length; i++) text += cellText(cells[i], columnLetter(i) + (index + 1));
  return `${text}</row>`;
}

function cellText({ value, style }: SheetCell, reference: string): string {
  if (value === null || value === '') return style ? `<c r="${reference}" s="${style}"/>` : '';
  if (typeof value === 'number') return `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, maxTextLength))}</t></is></c>`;
}
