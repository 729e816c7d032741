import { readAnalysisIds, readAnalysisLabels } from './analysisIds.ts';
import { drawAupr, readAupr } from './aupr.ts';
import { readBoundRegulated } from './boundRegulated.ts';
import { drawResultFunctions, exportResultFunctions, readResultFunctions, readTermGenes } from './functions.ts';
import { exportGeneSets, readGeneSets, readGenesInCommon } from './geneSets.ts';
import { drawMotifs, readMotifLegend, readMotifs } from './motif.ts';
import { exportSif, readNetwork, readNetworkSize } from './network.ts';
import { readEdge, readNetworkAnalysis, readNetworkPaths } from './networkAnalysis.ts';
import { readRequestInputs, readResult } from './query.ts';
import { readStats, readSummary } from './summary.ts';
import { readSungear } from './sungear.ts';
import {
  exportArrow,
  exportCsv,
  exportEverything,
  exportTable,
  exportXlsx,
  readTable,
  readTableHead,
  readTargets,
} from './table.ts';
import { drawTargetLists, readTargetLists, readTargetListsLegend } from './targetLists.ts';
import { computeOnNewest, exportDifference, readDifference } from './versions.ts';
import { type Route } from './route.ts';

/** The calls that ask for something of a result, by the name of their method in clients. */
export const resultCalls = {
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

/** Whether a call compares sets of genes, of which it takes those of the result unless it is told. */
export const comparesSets = ({ query }: Route): boolean =>
  query !== undefined && 'sets' in query.properties && !('part' in query.properties);
