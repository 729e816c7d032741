import {
  computeOnNewest,
  deleteRequest,
  drawAupr,
  drawMotifs,
  drawResultFunctions,
  drawTargetLists,
  exportArrow,
  exportCsv,
  exportDifference,
  exportEverything,
  exportGeneSets,
  exportPruned,
  exportResultFunctions,
  exportSif,
  exportTable,
  exportXlsx,
  readAnalysisIds,
  readAnalysisLabels,
  readAupr,
  readBoundRegulated,
  readDifference,
  readEdge,
  readGeneSets,
  readGenesInCommon,
  readMotifLegend,
  readMotifs,
  readNetwork,
  readNetworkAnalysis,
  readNetworkPaths,
  readNetworkSize,
  readRequestInputs,
  readResult,
  readResultFunctions,
  readStats,
  readSummary,
  readSungear,
  readTable,
  readTableHead,
  readTargetLists,
  readTargetListsLegend,
  readTargets,
  readTermGenes,
  secretHeader,
  type QueryOf,
  type Route,
} from '@trellis/contract';
import { answerOf, type Caller } from './caller.ts';
import type { AddressQuery, Argument, ClientAnswer } from './types.ts';

/** The views of a result by method. Each takes the query of its route. */
const views = {
  read: readResult,
  inputs: readRequestInputs,
  analysisIds: readAnalysisIds,
  labels: readAnalysisLabels,
  table: readTable,
  tableHead: readTableHead,
  tableCsv: exportTable,
  targets: readTargets,
  csv: exportCsv,
  xlsx: exportXlsx,
  arrow: exportArrow,
  archive: exportEverything,
  summary: readSummary,
  stats: readStats,
  network: readNetwork,
  networkSize: readNetworkSize,
  networkAnalysis: readNetworkAnalysis,
  paths: readNetworkPaths,
  edge: readEdge,
  sif: exportSif,
  motifs: readMotifs,
  motifLegend: readMotifLegend,
  motifFigure: drawMotifs,
  geneSets: readGeneSets,
  genesInCommon: readGenesInCommon,
  geneSetsCsv: exportGeneSets,
  bound: readBoundRegulated,
  targetLists: readTargetLists,
  targetListsLegend: readTargetListsLegend,
  targetListsFigure: drawTargetLists,
  functions: readResultFunctions,
  termGenes: readTermGenes,
  functionsCsv: exportResultFunctions,
  functionsFigure: drawResultFunctions,
  aupr: readAupr,
  auprFigure: drawAupr,
  sungear: readSungear,
  difference: readDifference,
  differenceCsv: exportDifference,
  onNewest: computeOnNewest,
} as const satisfies Readonly<Record<string, Route>>;

/** Views that compare sets of genes: as on the pages, those that the query has not selected itself, unless a call says which. */
const overlaps: ReadonlySet<Route> = new Set<Route>([
  readGeneSets,
  readGenesInCommon,
  exportGeneSets,
  readBoundRegulated,
]);
const testedSets = { sets: 'auto', universe: 'auto' };

type Views = {
  readonly [Name in keyof typeof views]: (
    ...[query]: Argument<QueryOf<(typeof views)[Name]>>
  ) => Promise<ClientAnswer<(typeof views)[Name]>>;
};

/** The result of a request: a method per view. */
export interface Result extends Views {
  /** Id of the request. */
  readonly id: string;
  /** What deletes the request; only who made it has it. */
  readonly secret: string | undefined;
  /** Edges of the target network up to a precision cutoff, as CSV. */
  pruned(precision: number, query?: QueryOf<typeof exportPruned>): Promise<Response>;
  /** Deletes the request with all that came with it. Needs the secret. */
  delete(): Promise<void>;
}

/** The result of a request, which is not asked for anything yet. */
export function resultOf(caller: Caller, id: string, secret?: string): Result {
  const params = { id };
  const read = async (route: Route, query?: AddressQuery) =>
    answerOf(
      route,
      await caller.send(route, { params, query: overlaps.has(route) ? { ...testedSets, ...query } : query }),
    );
  const entries = Object.entries(views).map(([name, route]) => [name, (query?: AddressQuery) => read(route, query)]);
  return {
    ...(Object.fromEntries(entries) as Views),
    id,
    secret,
    pruned: (precision, query) => caller.respond(exportPruned, { params: { id, precision }, query }),
    delete: async () => {
      await caller.send(deleteRequest, { params, headers: secret === undefined ? {} : { [secretHeader]: secret } });
    },
  };
}
