import {
  exportCsv,
  exportEverything,
  exportListRegulators,
  exportPruned,
  exportSif,
  exportTable,
  exportXlsx,
  readListRegulators,
  readResult,
  readTargets,
} from '@trellis/contract';
import { regulatorsOfList, views as tabulated } from '@trellis/engine';
import { arrowOf, asAnswered, csvOf, formatsOf, numbersOf, type AnswerFormats } from './answerFormats.ts';

/** A view of a result. */
export interface View {
  /** What it shows, for the help. */
  readonly about: string;
  readonly formats: AnswerFormats;
  /** Adjusted p-value above which its tests are left out, unless the option `alpha` says otherwise. */
  readonly alpha?: number;
}

const isTableNumber = (column: string): boolean => /\| (Pvalue|Log2FC)$|^(User List|Edge) Count$/.test(column);
const isInteractionNumber = (column: string): boolean => ['ANALYSIS', 'Log2FC', 'Pvalue'].includes(column);
const isPredictionNumber = (column: string): boolean => ['score', 'rank'].includes(column);

/** Views whose files have a form of their own. */
const files: readonly [name: string, View][] = [
  [
    'table',
    {
      about: 'a row per target gene',
      formats: new Map([
        ...csvOf(exportTable, isTableNumber, { first: 'id' }),
        ['json', asAnswered(readResult)],
        ['xlsx', asAnswered(exportXlsx)],
        arrowOf('table'),
      ]),
    },
  ],
  [
    'interactions',
    {
      about: 'a row per analysis and target',
      formats: new Map([
        ...csvOf(exportCsv, isInteractionNumber, { tag: '0' }),
        arrowOf('interactions', { tag: '0' }),
      ]),
    },
  ],
  ['matrix', { about: 'a row per target gene: 1, -1 or 0 for each analysis', formats: new Map([arrowOf('matrix')]) }],
  ['targets', { about: 'ids of the target genes', formats: new Map([['txt', asAnswered(readTargets)]]) }],
];

/** The network is written as SIF by default. */
const network = (formats: AnswerFormats): AnswerFormats => new Map([['sif', asAnswered(exportSif)], ...formats]);

/** The views of a result by name, in the order of the help. */
export const views: ReadonlyMap<string, View> = new Map<string, View>([
  ...files,
  ...tabulated.map((view): [string, View] => {
    const formats = formatsOf(view);
    const { name, about, alpha } = view;
    return [name, { about, formats: name === 'network' ? network(formats) : formats, alpha }];
  }),
  [
    'pruned-network',
    { about: 'the target network up to a precision', formats: new Map(csvOf(exportPruned, isPredictionNumber)) },
  ],
  [
    'regulators',
    {
      about: 'TFs whose targets the target genes are enriched in',
      formats: new Map([
        ...csvOf(exportListRegulators, numbersOf(...regulatorsOfList.tables.map(({ table }) => table))),
        ['json', asAnswered(readListRegulators)],
      ]),
    },
  ],
  [
    'archive',
    { about: 'everything, to reproduce the result', formats: new Map([['zip', asAnswered(exportEverything)]]) },
  ],
]);
