import { escapeXml } from '@trellis/core';

/** A cell of a sheet: text is stored as text, so that nothing in it can run as a formula. */
export interface SheetCell {
  readonly value: string | number | null;
  readonly style: number;
}

/** Largest text that a cell may hold (Excel's limit). */
const longest = 32_767;

/** One row of SpreadsheetML. `index` counts from 0. Cells without a value are left out. */
export function rowText(index: number, cells: readonly SheetCell[]): string {
  let text = `<row r="${index + 1}">`;
  for (let i = 0; i < cells.length; i++) text += cellText(cells[i], columnName(i) + (index + 1));
  return `${text}</row>`;
}

function cellText({ value, style }: SheetCell, reference: string): string {
  if (value === null || value === '') return style ? `<c r="${reference}" s="${style}"/>` : '';
  if (typeof value === 'number') return `<c r="${reference}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, longest))}</t></is></c>`;
}

const names: string[] = [];

/** Letters of a column: 0 is A. */
export function columnName(index: number): string {
  for (let i = names.length; i <= index; i++) {
    names.push(i < 26 ? String.fromCharCode(65 + i) : columnName(Math.floor(i / 26) - 1) + columnName(i % 26));
  }
  return names[index];
}
