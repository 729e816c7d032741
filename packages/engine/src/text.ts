import { formatCount } from '@trellis/core/formats';
import { formatPValue } from '@trellis/core/stats';
import { foldInterval, type FoldStatistics } from '@trellis/core/views';
import type { Site } from '@trellis/contract';

/** Maximum and default number of rows of a list in an answer to an assistant. */
export const rowLimits = { max: 100, default: 10 } as const;

/** A cell of a table in an answer. */
type Cell = string | number;

/** Maximum length of a cell: descriptions of genes are longer than the rest of their row. */
const maxCell = 200;

/** Number of characters of a version that answers show; commands take that many too. */
const versionLength = 12;

/** Names the data that an answer is about. */
export const dataLine = ({ edition, label, version }: Pick<Site, 'edition' | 'label' | 'version'>): string =>
  `Data: ${edition}${label ? ` (${label})` : ''}, version ${version.slice(0, versionLength)}`;

/** Writes a number with its noun: `1 gene`, `1,535 genes`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${formatCount(number)} ${number === 1 ? one : several}`;

/** Writes a p-value from its base-10 logarithm. */
export const pValue = (log10: number): string => formatPValue(log10);

/** Writes the fold of an overlap with its 95 % interval: the shared part, the size of the smaller set, the expected part. */
export function foldText(common: number, smaller: number, expected: number): string {
  if (!(expected > 0)) return 'none expected';
  const [low, high] = foldInterval(common, smaller, expected);
  return foldWithInterval({ fold: common / expected, low, high });
}

/** Writes a fold with its 95 % interval. */
export const foldWithInterval = ({ fold, low, high }: Pick<FoldStatistics, 'fold' | 'low' | 'high'>): string =>
  fold === null || low === null || high === null
    ? 'none expected'
    : `${short(fold)} (${short(low)} to ${short(high)})`;

const short = (fold: number): string => String(Number(fold.toPrecision(3)));

/** Says which part of a list is shown. */
export const shown = (all: number, rows: number = rowLimits.default): string =>
  all <= rows ? `all ${formatCount(all)}` : `first ${formatCount(rows)} of ${formatCount(all)}`;

/** Writes rows under their headings, separated by tabs; empty without rows. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  return [headings, ...rows].map((row) => row.map(cellText).join('\t')).join('\n');
}

/** Texts of the data are one line of limited length. */
function cellText(cell: Cell): string {
  const text = String(cell).replace(/\s+/g, ' ').trim();
  return text.length > maxCell ? `${text.slice(0, maxCell - 1)}…` : text;
}

/** Writes names with commas between them, the first ones if there are many. */
export function names(all: readonly string[], limit: number = rowLimits.default): string {
  const more = all.length - limit;
  const text = all.slice(0, limit).map(cellText).join(', ');
  return more > 0 ? `${text} and ${formatCount(more)} more` : text;
}

/** Joins the parts of an answer; parts that are empty are left out. */
export const parts = (...texts: readonly (string | undefined | false | null)[]): string =>
  texts.filter((text) => typeof text === 'string' && text !== '').join('\n');
