import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { rowsInMemory, rowsOfText } from './dataRows.ts';
import { edgeNameRows } from './edgeNames.ts';
import { countFootnotes, isDecoration } from './footnotes.ts';
import { numberStyle } from './cellNumbers.ts';
import { headingOf } from './headingOf.ts';
import type { NameReader } from './nameReader.ts';
import { dataLike, isHeadingAlone, looksNamed, profilesOf } from './rowProfiles.ts';
import { filledLength, usualWidth } from './rowWidths.ts';
import { sampleOf } from './sampleOf.ts';
import type { Layout, RawTable } from './tableLayout.ts';

export interface LayoutOptions {
  readonly names: NameReader;
  /** Whether the first line is a heading; recognized by default. */
  readonly header?: boolean;
}

/** Rows from which it is told how numbers are written. */
const sampleSize = 300;

/** Tells title, heading, data and footnotes of a table apart. */
export function layOut(given: RawTable, { names, header }: LayoutOptions): Layout {
  const { table, named: edgeRows } = withNamedEdges(given);
  const all = edgeRows ?? table.rows.filter(({ cells }) => !isDecoration(cells));
  const lengths = all.map(({ cells }) => filledLength(cells));
  const width = usualWidth(all, lengths);
  const numbers = numberStyle(sampleOf(all, sampleSize), table.separator);
  const last = all.length - countFootnotes(all, lengths, { width, numbers, names });
  const rows = all.slice(0, last);
  const profiles = profilesOf(rows.slice(Math.min(3, Math.floor(rows.length / 2))), width, { numbers, names });
  const isData = (row: TextRow): boolean =>
    rows.length === 1 ? !isHeadingAlone(row, names) : dataLike(row, { profiles, numbers, names, width });
  const isNamed = ({ cells }: TextRow): boolean => looksNamed(cells, profiles);
  const first = header === true ? 1 : header === false ? 0 : firstDataRow(rows, isData, isNamed);
  const named = headingOf(table, rows, { first, width, isRequested: header === true });
  const below = rows.slice(first);
  const data =
    table.large && below.length > 0
      ? rowsOfText(table.large, below, all.at(last)?.line ?? Infinity)
      : rowsInMemory(below);
  const dataWidths = new Set(lengths.slice(first, last));
  return {
    ...named,
    separator: table.separator,
    quoted: table.quoted,
    data,
    get rows() {
      return data.all();
    },
    width,
    numbers,
    footnotes: all.length - last,
    isRagged: dataWidths.size > 1,
  };
}

/** A table with the rows that names of edges mean: all of them, also those of a large text. */
function withNamedEdges(table: RawTable): {
  readonly table: RawTable;
  readonly named: readonly TextRow[] | undefined;
} {
  const named = edgeNameRows(table);
  if (!named || !table.large) return { table, named };
  const { large, ...rest } = table;
  const rows = Array.from({ length: large.count }, (_, i) => large.row(i));
  return { table: { ...rest, rows }, named: edgeNameRows({ rows }) };
}

/** Most lines of titles and headings above the data. */
const maxAbove = 40;

function firstDataRow(
  rows: readonly TextRow[],
  isData: (row: TextRow) => boolean,
  isNamed: (row: TextRow) => boolean,
): number {
  for (let i = 0; i < Math.min(rows.length, maxAbove); i++) if (isData(rows[i])) return i;
  if (rows.length === 1 || (rows.length === 2 && rows.every(isNamed))) return rows.length;
  return rows.length > 1 && isNamed(rows[0]) ? 1 : 0;
}
