/**
 * `npm run statistics-table`: measures the errors of the statistics against the golden values, and writes the table into
 * docs/guide/statistics.md. A test fails if the page has a different one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import versions from '../packages/core/test/stats/golden/versions.json';
import { formatText } from './formatText.ts';
import { errorBound, measureStatistics, type Measured } from './measureStatistics.ts';

export const pagePath = fileURLToPath(new URL('../docs/guide/statistics.md', import.meta.url));

const [start, end] = ['<!-- table: npm run statistics-table -->', '<!-- end of the table -->'];

/** The page with the current table between its two marks. */
export async function withTable(page: string): Promise<string> {
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`the page lacks the marks ${start} and ${end}`);
  const text = `${page.slice(0, before + start.length)}\n\n${table()}\n\n${page.slice(after)}`;
  return formatText(pagePath, text);
}

function table(): string {
  const head = [
    'what',
    'compared with',
    'values',
    'smallest',
    'Trellis',
    `R ${versions.r}`,
    `scipy ${versions.scipy}`,
  ];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), '| - | - | -: | -: | -: | -: | -: |', ...measureStatistics().map(cellsOf).map(line)].join('\n');
}

const cellsOf = ({ what, reference, values, smallest, trellis, r, scipy }: Measured): (string | number)[] => [
  what,
  reference,
  values,
  smallest === undefined ? '' : smallest.toExponential(0),
  errorBound(trellis),
  r === undefined ? '' : errorBound(r),
  scipy === undefined ? '' : errorBound(scipy),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(pagePath, await withTable(readFileSync(pagePath, 'utf8')));
}
