import { readAnalysisIds, readAnalysisLabels } from './analysisIds.ts';
import { drawAupr, exportAupr, readAupr } from './aupr.ts';
import { exportBoundRegulated, readBoundRegulated } from './boundRegulated.ts';
import { drawResultFunctions, exportResultFunctions, readResultFunctions, readTermGenes } from './resultFunctions.ts';
import { drawGeneSets, exportGeneSets, readGeneSets, readGenesInCommon } from './geneSets.ts';
import { drawMotifs, exportMotifs, readMotifLegend, readMotifs } from './motif.ts';
import { exportNetwork, exportSif, readNetwork, readNetworkSize } from './network.ts';
import { readEdge, readNetworkAnalysis, readNetworkPaths } from './networkAnalysis.ts';
import { readRequestInputs, readResult } from './query.ts';
import { drawSummary, exportSummary, readStats, readSummary } from './summary.ts';
import { drawSungear, exportSungear, readSungear } from './sungear.ts';
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
import { drawTargetLists, exportTargetLists, readTargetLists, readTargetListsLegend } from './targetLists.ts';
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
  summaryCsv: exportSummary,
  summaryFigure: drawSummary,
  stats: readStats,
  network: readNetwork,
  networkCsv: exportNetwork,
  networkSize: readNetworkSize,
  networkAnalysis: readNetworkAnalysis,
  paths: readNetworkPaths,
  edge: readEdge,
  sif: exportSif,
  motifs: readMotifs,
  motifsCsv: exportMotifs,
  motifLegend: readMotifLegend,
  motifFigure: drawMotifs,
  geneSets: readGeneSets,
  genesInCommon: readGenesInCommon,
  geneSetsCsv: exportGeneSets,
  geneSetsFigure: drawGeneSets,
  bound: readBoundRegulated,
  boundCsv: exportBoundRegulated,
  targetLists: readTargetLists,
  targetListsCsv: exportTargetLists,
  targetListsLegend: readTargetListsLegend,
  targetListsFigure: drawTargetLists,
  functions: readResultFunctions,
  termGenes: readTermGenes,
  functionsCsv: exportResultFunctions,
  functionsFigure: drawResultFunctions,
  aupr: readAupr,
  auprCsv: exportAupr,
  auprFigure: drawAupr,
  sungear: readSungear,
  sungearCsv: exportSungear,
  sungearFigure: drawSungear,
  difference: readDifference,
  differenceCsv: exportDifference,
  onNewest: computeOnNewest,
} as const satisfies Readonly<Record<string, Route>>;

/** What a program asks for that a call leaves out unless it is told: all TFs of a summary, and tests as on the pages. */
export function testedDefaults({ query }: Route): Readonly<Record<string, string>> {
  const asked = query?.properties ?? {};
  if ('all' in asked) return { all: '1' };
  if ('expected' in asked) return { expected: 'universe' };
  if ('test' in asked) return { test: 'genes' };
  return 'sets' in asked && !('part' in asked) ? { sets: 'auto', universe: 'auto' } : {};
}
