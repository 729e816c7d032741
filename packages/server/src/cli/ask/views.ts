import {
  drawAupr,
  drawMotifs,
  drawResultFunctions,
  drawTargetLists,
  exportCsv,
  exportEverything,
  exportGeneSets,
  exportPruned,
  exportResultFunctions,
  exportSif,
  exportTable,
  exportXlsx,
  readAupr,
  readGeneSets,
  readListRegulators,
  readMotifs,
  readNetwork,
  readResult,
  readResultFunctions,
  readTargets,
} from '@trellis/contract';
import { boundRegulatedView, summaryView, sungearView, targetListsView } from '@trellis/engine';
import { testedSets } from '../../views/archive/testedSets.ts';
import { arrowOf, asAnswered, csvOf, rowsOf, tableOf, type AnswerFormats } from './answerFormats.ts';
import { regulatorRows } from './rows/geneRows.ts';
import { motifRows } from './rows/motifRows.ts';
import { auprRows, networkRows } from './rows/networkRows.ts';

/** A view of a result. */
export interface View {
  /** What it shows, for the help. */
  readonly says: string;
  readonly formats: AnswerFormats;
}

const isTableNumber = (column: string): boolean => /\| (Pvalue|Log2FC)$|^(User List|Edge) Count$/.test(column);
const isInteractionNumber = (column: string): boolean => ['ANALYSIS', 'Log2FC', 'Pvalue'].includes(column);
const isOverlapNumber = (column: string): boolean =>
  /^(analysis[12]|less|less_adj|greater|greater_adj|intersection_count|expected|fold)$/.test(column);
const isFunctionNumber = (column: string): boolean => /^(analysis_id|k|n|K|P|fold|p|adjusted p)$/.test(column);
const isPredictionNumber = (column: string): boolean => ['score', 'rank'].includes(column);

/** The views of a result by name, in the order of the help. */
export const views: ReadonlyMap<string, View> = new Map<string, View>([
  [
    'table',
    {
      says: 'a row per target gene',
      formats: new Map([
        ...csvOf(exportTable, isTableNumber),
        ['json', asAnswered(readResult)],
        ['xlsx', asAnswered(exportXlsx)],
        arrowOf('table'),
      ]),
    },
  ],
  [
    'interactions',
    {
      says: 'a row per analysis and target',
      formats: new Map([...csvOf(exportCsv, isInteractionNumber), arrowOf('interactions')]),
    },
  ],
  ['matrix', { says: 'a row per target gene: 1, -1 or 0 for each analysis', formats: new Map([arrowOf('matrix')]) }],
  ['targets', { says: 'ids of the target genes', formats: new Map([['txt', asAnswered(readTargets)]]) }],
  [
    'summary',
    { says: summaryView.about, formats: new Map([...tableOf(summaryView), ['json', asAnswered(summaryView.route)]]) },
  ],
  [
    'network',
    {
      says: 'the network: SIF, or a row per edge',
      formats: new Map([
        ['sif', asAnswered(exportSif)],
        ...rowsOf(readNetwork, networkRows),
        ['json', asAnswered(readNetwork)],
      ]),
    },
  ],
  [
    'motifs',
    {
      says: 'enriched motif clusters',
      formats: new Map([
        ...rowsOf(readMotifs, motifRows),
        ['json', asAnswered(readMotifs)],
        ['svg', asAnswered(drawMotifs)],
      ]),
    },
  ],
  [
    'gene-sets',
    {
      says: 'overlap of every pair of analyses',
      formats: new Map([
        ...csvOf(exportGeneSets, isOverlapNumber, testedSets),
        ['json', asAnswered(readGeneSets, testedSets)],
      ]),
    },
  ],
  [
    'target-lists',
    {
      says: targetListsView.about,
      formats: new Map([
        ...tableOf(targetListsView),
        ['json', asAnswered(targetListsView.route)],
        ['svg', asAnswered(drawTargetLists)],
      ]),
    },
  ],
  [
    'aupr',
    {
      says: 'precision-recall curve of the target network',
      formats: new Map([
        ...rowsOf(readAupr, auprRows),
        ['json', asAnswered(readAupr)],
        ['svg', asAnswered(drawAupr)],
      ]),
    },
  ],
  [
    'pruned-network',
    { says: 'the target network up to a precision', formats: new Map(csvOf(exportPruned, isPredictionNumber)) },
  ],
  [
    'sungear',
    { says: sungearView.about, formats: new Map([...tableOf(sungearView), ['json', asAnswered(sungearView.route)]]) },
  ],
  [
    'bound',
    {
      says: boundRegulatedView.about,
      formats: new Map([
        ...tableOf(boundRegulatedView, testedSets),
        ['json', asAnswered(boundRegulatedView.route, testedSets)],
      ]),
    },
  ],
  [
    'functions',
    {
      says: 'enriched Gene Ontology terms',
      formats: new Map([
        ...csvOf(exportResultFunctions, isFunctionNumber),
        ['json', asAnswered(readResultFunctions)],
        ['svg', asAnswered(drawResultFunctions)],
      ]),
    },
  ],
  [
    'regulators',
    {
      says: 'TFs whose targets the target genes are enriched in',
      formats: new Map([...rowsOf(readListRegulators, regulatorRows), ['json', asAnswered(readListRegulators)]]),
    },
  ],
  [
    'archive',
    { says: 'everything, to reproduce the result', formats: new Map([['zip', asAnswered(exportEverything)]]) },
  ],
]);
