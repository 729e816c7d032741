import { columnLetter, escapeXml, type MergedCell } from '@trellis/core';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const contentTypes =
  head +
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
  '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>' +
  [1, 2]
    .map(
      (n) =>
        `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )
    .join('') +
  '</Types>';

export const relationships =
  head +
  `<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbookPart(sheets: readonly string[]): string {
  const entries = sheets.map((name, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`;
}

export function workbookRelationships(sheets: number): string {
  const sheet = (i: number) =>
    `<Relationship Id="rId${i}" Type="${office}/worksheet" Target="worksheets/sheet${i}.xml"/>`;
  const entries = Array.from({ length: sheets }, (_, i) => sheet(i + 1)).join('');
  const style = `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/>`;
  return `${head}<Relationships xmlns="${packageRelationships}">${entries}${style}</Relationships>`;
}

/** Indices of the cell formats in `styleSheet`. */
export const styles = {
  plain: 0,
  header: 1,
  bold: 2,
  exponent: 3,
  induced: 4,
  repressed: 5,
  expression: 6,
  bound: 7,
} as const;

const fills = ['1B9E77', 'D95F02', 'E7298A', '7570B3'];
const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`;
const format = (attributes: string, inner = '') => `<xf xfId="0" ${attributes}${inner ? `>${inner}</xf>` : '/>'}`;
const centered = '<alignment horizontal="center" vertical="center" wrapText="1"/>';

/** Number format 11 is `0.00E+00`. */
export const styleSheet =
  `${head}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  `<fills count="6"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.map(solid).join('')}</fills>` +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="8">' +
  format('numFmtId="0" fontId="0" fillId="0" borderId="0"') +
  format('numFmtId="0" fontId="1" fillId="0" borderId="1" applyAlignment="1"', centered) +
  format('numFmtId="0" fontId="1" fillId="0" borderId="1"') +
  format('numFmtId="11" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"') +
  [2, 3]
    .map((fill) =>
      format(`numFmtId="11" fontId="0" fillId="${fill}" borderId="0" applyNumberFormat="1" applyFill="1"`),
    )
    .join('') +
  [4, 5]
    .map((fill) =>
      format(`numFmtId="0" fontId="0" fillId="${fill}" borderId="0" applyFill="1" applyAlignment="1"`, centered),
    )
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Frozen rows and columns of a sheet, and the widths of its first columns in characters. */
export interface SheetLayout {
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly widths: readonly number[];
}

export function sheetStart({ frozenRows, frozenColumns, widths }: SheetLayout): string {
  const corner = columnLetter(frozenColumns) + (frozenRows + 1);
  const split = (frozenColumns ? ` xSplit="${frozenColumns}"` : '') + ` ySplit="${frozenRows}"`;
  const pane = `<pane${split} topLeftCell="${corner}" activePane="${frozenColumns ? 'bottomRight' : 'bottomLeft'}" state="frozen"/>`;
  const columns = widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
}

export function sheetEnd(merged: readonly MergedCell[]): string {
  const references = merged.map(
    ({ row, col, rowspan, colspan }) =>
      `<mergeCell ref="${columnLetter(col)}${row + 1}:${columnLetter(col + colspan - 1)}${row + rowspan}"/>`,
  );
  const cells = references.length
    ? `<mergeCells count="${references.length}">${references.join('')}</mergeCells>`
    : '';
  return `</sheetData>${cells}</worksheet>`;
}
