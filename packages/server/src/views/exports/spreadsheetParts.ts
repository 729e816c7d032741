import { escapeXml } from '@trellis/core/formats';
import { columnLetter, type MergedCell } from '@trellis/core/result';

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

/** Number formats that every spreadsheet program has. */
const [general, decimals, thousands, exponent] = [0, 2, 3, 11];

const fills = ['1B9E77', 'D95F02', 'E7298A', '7570B3'];
const [inducedFill, repressedFill, expressionFill, boundFill] = fills.map((_, i) => i + 2);
const solid = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/></patternFill></fill>`;

/** A cell format. `fill` counts from 2, since the first two fills are fixed. */
interface CellFormat {
  readonly number?: number;
  readonly bold?: boolean;
  readonly bordered?: boolean;
  readonly fill?: number;
  readonly centered?: boolean;
}

const formats = {
  plain: {},
  header: { bold: true, bordered: true, centered: true },
  bold: { bold: true, bordered: true },
  count: { number: thousands },
  boldCount: { bold: true, bordered: true, number: thousands },
  pvalue: { number: exponent },
  induced: { number: decimals, fill: inducedFill },
  repressed: { number: decimals, fill: repressedFill },
  hugelyInduced: { number: exponent, fill: inducedFill },
  hugelyRepressed: { number: exponent, fill: repressedFill },
  expression: { fill: expressionFill, centered: true },
  bound: { fill: boundFill, centered: true },
} satisfies Readonly<Record<string, CellFormat>>;

const styleNames = Object.keys(formats);

/** Indices of the cell formats in `styleSheet`. */
export const styles = Object.fromEntries(styleNames.map((name, i) => [name, i])) as Readonly<
  Record<keyof typeof formats, number>
>;

function formatText({ number = general, bold, bordered, fill = 0, centered }: CellFormat): string {
  const attributes =
    `numFmtId="${number}" fontId="${bold ? 1 : 0}" fillId="${fill}" borderId="${bordered ? 1 : 0}" xfId="0"` +
    (number ? ' applyNumberFormat="1"' : '') +
    (fill ? ' applyFill="1"' : '') +
    (centered ? ' applyAlignment="1"' : '');
  const alignment = '<alignment horizontal="center" vertical="center" wrapText="1"/>';
  return centered ? `<xf ${attributes}>${alignment}</xf>` : `<xf ${attributes}/>`;
}

export const styleSheet =
  `${head}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  `<fills count="${fills.length + 2}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fills.map(solid).join('')}</fills>` +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${styleNames.length}">${Object.values(formats).map(formatText).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Frozen rows and columns of a sheet, and the widths of its columns in characters. */
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
