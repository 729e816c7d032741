import * as contract from '@trellis/contract';
import * as core from '@trellis/core';
import { queueShares } from '../pool/scheduler.ts';
import { archiveOf } from './archive/archive.ts';
import { auprAnswer } from './auprAnswer.ts';
import { countAnswer, describeResult } from './describeResult.ts';
import { arrowOf } from './exports/arrow/arrow.ts';
import { csvOf } from './exports/csv.ts';
import { functionsCsv } from './exports/functionsCsv.ts';
import { fullAnswer } from './exports/fullAnswer.ts';
import { geneSetsCsv, geneSetsJson } from './exports/geneSetsText.ts';
import { networkAnswer } from './exports/networkJson.ts';
import { prunedCsv } from './exports/prunedCsv.ts';
import { sungearJson } from './exports/sungearJson.ts';
import { tableCsv } from './exports/tableCsv.ts';
import { targetGenes } from './exports/targetGenes.ts';
import { workbookOf } from './exports/workbook.ts';
import { embedOf, type EmbedOptions } from './embed/embedView.ts';
import { auprFigure } from './figures/auprFigure.tsx';
import { functionsFigure } from './figures/functionsFigure.ts';
import { motifsFigure } from './figures/motifsFigure.ts';
import { targetListsFigure } from './figures/targetListsFigure.ts';
import { clusterData, individualData } from './motifTables.ts';
import type {
  FunctionsFigureOptions,
  HeatMapViewOptions,
  MotifViewOptions,
  NetworkViewOptions,
  NoOptions,
  OverlapOptions,
  RowSelection,
  TestOptions,
} from './options.ts';
import { resultNetwork } from './resultNetwork.ts';
import { jsonView, streamView, textView, type View } from './view.ts';

type Precision = { readonly precision?: number };

/**
 * Every view of a result: the route whose answer it computes, how it is scheduled and cached, and its pure function.
 * Adding a view is an entry here, a route line in `http/routes`, and a function in `core/views`.
 */
const entries = {
  // The query and its analyses
  description: jsonView(contract.readResult, {
    isQuick: true,
    queueShare: queueShares.newQuery,
    view: ({ result }, _: NoOptions, { request }) => describeResult(result, request),
  }),
  preview: jsonView(contract.previewQuery, {
    isQuick: true,
    queueShare: queueShares.newQuery,
    view: ({ result }, _: NoOptions) => countAnswer(result),
  }),
  fullResult: streamView(contract.readResult, {
    queueShare: queueShares.newQuery,
    view: (evaluated, _: NoOptions, { request }) => fullAnswer(evaluated, request),
  }),
  analysisIds: jsonView(contract.readAnalysisIds, { isQuick: true, view: ({ result }) => result.states }),
  updatedIds: jsonView(contract.updateAnalysisIds, {
    isQuick: true,
    view: ({ result }, { update }: { update: core.ColumnUpdate }) => core.updateStates(result.states, update),
  }),
  analysisLabels: jsonView(contract.readAnalysisLabels, {
    isQuick: true,
    view: ({ result }) => core.labelAnalyses(result),
  }),
  counts: jsonView(contract.readStats, { isQuick: true, view: ({ result }) => core.countResult(result) }),
  summary: jsonView(contract.readSummary, {
    isQuick: true,
    isCached: true,
    view: ({ result }) => core.summarizeResult(result),
  }),

  // The same query on another version of the data set
  difference: jsonView(contract.readDifference, {
    isCached: true,
    view: ({ result }, _: NoOptions, { compared }) => core.compareResults(result, compared().result),
  }),
  differenceCsv: textView({
    view: ({ result }, { part }: { readonly part: core.DifferencePart }, { compared }) =>
      core.csvText(core.differenceTable(core.compareResults(result, compared().result), part)),
  }),

  // The table
  table: jsonView(contract.readTable, {
    isQuick: true,
    // The first window evaluates and sorts; the ones after it are quick.
    isCached: ({ row, column }: core.WindowOptions) => row === 0 && column === 0,
    view: (evaluated, options: core.WindowOptions & RowSelection) =>
      core.cutWindow(evaluated.grid(), evaluated.rows(options), options),
  }),
  tableHead: jsonView(contract.readTableHead, {
    isQuick: true,
    isCached: true,
    view: (evaluated) => core.describeTable(evaluated.grid()),
  }),
  tableCsv: streamView(contract.exportTable, {
    view: (evaluated, options: RowSelection & { readonly hidden?: readonly number[] }) =>
      tableCsv(evaluated.grid(), evaluated.rows(options), options.hidden),
  }),
  targetGenes: textView({
    isQuick: true,
    view: (evaluated, options: RowSelection) => targetGenes(evaluated, options),
  }),
  csv: streamView(contract.exportCsv, { view: ({ result }) => csvOf(result) }),
  arrow: streamView(contract.exportArrow, {
    view: (evaluated, { part }: { readonly part: contract.ArrowPart }) => arrowOf(evaluated, part),
  }),
  xlsx: streamView(contract.exportXlsx, { view: (evaluated) => workbookOf(evaluated) }),
  archive: streamView(contract.exportEverything, {
    view: ({ result }, { correction = 'bonferroni' }: TestOptions, { motifs, documents, checkpoint }) =>
      archiveOf({ result, motifs, documents, checkpoint }, { correction }),
  }),

  // Bound and regulated, target lists, motifs
  boundRegulated: jsonView(contract.readBoundRegulated, {
    view: ({ result }, options: OverlapOptions) => core.compareBoundRegulated(result, options),
  }),
  targetLists: jsonView(contract.readTargetLists, {
    isCached: true,
    view: ({ result }, options: TestOptions) => core.testTargetLists(result, options),
  }),
  targetListsLegend: jsonView(contract.readTargetListsLegend, {
    view: ({ result }, options: TestOptions) => core.targetListsLegend(result, options),
  }),
  targetListsFigure: textView({
    isCached: true,
    view: ({ result }, options: HeatMapViewOptions) => targetListsFigure(result, options),
  }),
  motifs: jsonView(contract.readMotifs, {
    isCached: true,
    view: async ({ result }, options: MotifViewOptions, { motifs }) =>
      core.testMotifs(result, await clusterData(motifs, options.regions), options),
  }),
  motifLegend: jsonView(contract.readMotifLegend, {
    view: ({ result }, options: TestOptions) => core.motifLegend(result, options),
  }),
  motifsFigure: textView({
    isCached: true,
    view: async ({ result }, options: MotifViewOptions, { motifs }) =>
      motifsFigure(result, await clusterData(motifs, options.regions), options),
  }),
  individualMotifs: jsonView(contract.testChosenMotifs, {
    isCached: true,
    view: async (
      { result },
      options: TestOptions & {
        readonly regions?: readonly string[];
        readonly motifs?: readonly (readonly string[])[];
        readonly test?: core.MotifTest;
      },
      { motifs },
    ) => core.testIndividualMotifs(result, await individualData(motifs, result.dataset, options.regions), options),
  }),

  // Figures on other pages
  embed: textView({
    isCached: true,
    view: async (evaluated, options: EmbedOptions, { motifs }) =>
      JSON.stringify(await embedOf(evaluated, options, motifs)),
  }),

  // Gene sets
  geneSets: streamView(contract.readGeneSets, {
    isCached: true,
    view: ({ result }, options: OverlapOptions, { checkpoint }) => geneSetsJson(result, options, checkpoint),
  }),
  geneSetsMatrix: jsonView(contract.geneSetsMatrixAnswer, {
    isCached: true,
    view: ({ result }, options: OverlapOptions, { checkpoint }) => core.compareGeneSets(result, options, checkpoint),
  }),
  genesInCommon: jsonView(contract.readGenesInCommon, {
    view: ({ result }, pair: OverlapOptions & { readonly a: number; readonly b: number }) => ({
      genes: core.genesInCommon(result, pair),
    }),
  }),
  geneSetsCsv: streamView(contract.exportGeneSets, {
    view: ({ result }, options: OverlapOptions & { readonly fields: readonly string[] }, { checkpoint }) =>
      geneSetsCsv(result, options, checkpoint),
  }),
  sungear: streamView(contract.readSungear, {
    isCached: true,
    view: ({ result }, options: core.SungearOptions) => sungearJson(result, options),
  }),

  // Functions
  resultFunctions: jsonView(contract.readResultFunctions, {
    isCached: true,
    view: ({ result }, options: core.ResultFunctionsOptions, { checkpoint }) =>
      core.testResultFunctions(result, options, checkpoint),
  }),
  termGenes: jsonView(contract.readTermGenes, {
    view: ({ result }, options: Parameters<typeof core.genesOfTerm>[1]) => ({
      genes: core.genesOfTerm(result, options),
    }),
  }),
  functionsCsv: streamView(contract.exportResultFunctions, {
    view: ({ result }, options: core.ResultFunctionsOptions, { checkpoint }) =>
      functionsCsv(core.testResultFunctions(result, options, checkpoint)),
  }),
  functionsFigure: textView({
    isCached: true,
    view: ({ result }, options: FunctionsFigureOptions, { checkpoint }) =>
      functionsFigure(result, options, checkpoint),
  }),

  // The network and its prediction by a target network
  network: streamView(contract.readNetwork, {
    isCached: true,
    view: (evaluated, options: NetworkViewOptions, { checkpoint }) =>
      networkAnswer(resultNetwork(evaluated, options, checkpoint)),
  }),
  networkSize: jsonView(contract.readNetworkSize, {
    isCached: true,
    view: (evaluated, options: NetworkViewOptions, { checkpoint }) =>
      core.sizeOfNetwork(evaluated.result, resultNetwork(evaluated, options, checkpoint)),
  }),
  sif: streamView(contract.exportSif, {
    view: (evaluated, options: NetworkViewOptions & { readonly expand: boolean }, { checkpoint }) =>
      core.writeSif(resultNetwork(evaluated, options, checkpoint), options),
  }),
  networkAnalysis: jsonView(contract.readNetworkAnalysis, {
    isCached: true,
    view: (evaluated, options: NetworkViewOptions, { checkpoint }) =>
      core.analyzeNetwork(resultNetwork(evaluated, options, checkpoint), { checkpoint }),
  }),
  networkPaths: jsonView(contract.readNetworkPaths, {
    isCached: true,
    view: ({ result }, options: Omit<core.WalkOptions, 'checkpoint'>, { checkpoint }) =>
      core.walkNetwork(result, { ...options, checkpoint }),
  }),
  edge: jsonView(contract.readEdge, {
    isQuick: true,
    view: ({ result }, options: { readonly source: string; readonly target: string }) =>
      core.edgeEvidence(result, options),
  }),
  aupr: jsonView(contract.readAupr, {
    isCached: true,
    view: (evaluated, { precision }: Precision, { checkpoint }) =>
      auprAnswer(evaluated.aupr(checkpoint), evaluated.result.dataset, precision),
  }),
  auprFigure: textView({
    isCached: true,
    view: (evaluated, { precision }: Precision, { checkpoint }) => auprFigure(evaluated.aupr(checkpoint), precision),
  }),
  prunedNetwork: streamView(contract.exportPruned, {
    view: (evaluated, { precision }: { readonly precision: number }, { checkpoint }) =>
      prunedCsv(evaluated.aupr(checkpoint), precision),
  }),
};

export type ViewName = keyof typeof entries;
type OptionsOfEntry<V> = V extends View<infer Options, infer _> ? Options : never;
type AnswerOfEntry<V> = V extends View<infer _, infer Answer> ? Answer : never;

/** Options of each view, by name. */
export type ViewOptions = { readonly [N in ViewName]: OptionsOfEntry<(typeof entries)[N]> };
/** Answer of each view, by name. */
export type ViewAnswers = { readonly [N in ViewName]: AnswerOfEntry<(typeof entries)[N]> };

export const views: { readonly [N in ViewName]: View<ViewOptions[N], ViewAnswers[N]> } = entries;
