import { boundRoutes, type OverlapStatistics } from '@trellis/contract';
import { corrections } from '@trellis/core/stats';
import { verdictTexts } from '@trellis/core/views';
import { defineAssistant } from '../../assistant.ts';
import { headingOf, sectionOf } from '../../names.ts';
import { testedSets } from '../../options.ts';
import { count, foldText, pValue, shown, table } from '../../text.ts';
import type { Comparison } from './compare.ts';
import { rowVerdict } from './rowAgreement.ts';

type Row = Comparison['rows'][number];

export const boundAssistant = defineAssistant({
  name: sectionOf('bound').replaceAll('-', '_'),
  title: `${headingOf('bound')} genes`,
  description:
    'Does a transcription factor (TF) bind the genes that it regulates? For each TF of a query with binding and expression analyses: genes ' +
    'that are bound, regulated or both, and tests of the overlap. Give a query, or the address of an earlier result.',
  route: boundRoutes.bound,
  options: ['correction'],
  query: ({ correction }) => ({ ...testedSets, model: 'both' as const, correction }),
  lines(view, { rows }) {
    const compared = view.sets === 'analysis' ? 'all targets of each analysis' : 'the genes of the result';
    return [
      `\nTFs (${shown(view.rows.length, rows)}). Compared: ${compared}, among ${count(view.population, 'gene')} that could be drawn. p: Fisher's exact test of the overlap, one-sided, corrected after ${corrections[view.correction]}; hub-corrected p: the same by the number of analyses that find each gene.`,
      table(
        [
          ...['TF', 'symbol', 'bound only', 'regulated only', 'both', 'induced and bound', 'repressed and bound'],
          ...['expected', 'fold (95 % interval)', 'corrected p'],
          ...[
            'hub-corrected: expected',
            'fold (95 % interval)',
            'corrected p',
            'other TFs as strong',
            'taken together',
          ],
        ],
        view.rows.slice(0, rows).map((row) => cellsOf(row, view)),
      ),
      view.rows.length === 0 && 'No TF of the query has both binding and expression analyses.',
    ];
  },
  page: 'Page with the genes of each part',
});

const total = ({ induced, repressed, other }: Row['both']): number => induced + repressed + other;

const logText = (log10: number | undefined): string =>
  log10 === undefined || Number.isNaN(log10) ? '' : pValue(log10);

function cellsOf(row: Row, view: Comparison): (string | number)[] {
  const verdict = rowVerdict(row, view);
  return [
    ...[row.tf, row.symbol, row.bound, total(row.regulated), total(row.both), row.both.induced, row.both.repressed],
    ...statisticsOf(row, row),
    ...(row.degrees ? statisticsOf(row, row.degrees) : ['', '', '']),
    row.stronger === undefined || row.others === undefined ? '' : `${row.stronger} of ${row.others}`,
    verdict ? verdictTexts[verdict] : '',
  ];
}

/** The expected number, the fold with its interval, and the corrected p-value of a test. */
function statisticsOf(row: Row, { expected, adjustedLog10 }: OverlapStatistics): string[] {
  const both = total(row.both);
  const smaller = both + Math.min(row.bound, total(row.regulated));
  return [expected.toFixed(1), foldText(both, smaller, expected), logText(adjustedLog10)];
}
