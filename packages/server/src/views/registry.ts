import {
  drawAupr,
  drawGeneSets,
  drawMotifs,
  drawResultFunctions,
  drawSummary,
  drawSungear,
  drawTargetLists,
  exportArrow,
  exportEverything,
  exportXlsx,
} from '@trellis/contract';
import {
  atLevel,
  clusterData,
  gridChoice,
  heatMapOptions,
  levelOptions,
  motifOptions,
  noOptions,
  overlapOptions,
  precisionOptions,
  streamCall,
  termOptions,
  testOptions,
  textCall,
  viewCalls,
  type FunctionsFigureOptions,
  type ViewCall,
} from '@trellis/engine';
import type { EmbedOptions } from './embed/embedView.ts';

/** A figure on a page of someone else; it has no route of the API. */
export const embedCall = textCall('embed', undefined, {
  isCached: true,
  compute: async (evaluated, options: EmbedOptions, { motifs }) =>
    JSON.stringify(await (await import('./embed/embedView.ts')).embedOf(evaluated, options, motifs)),
});

/** Figures; what draws and packs is loaded when it is asked for. */
const figures: readonly ViewCall[] = [
  textCall('summaryFigure', drawSummary, {
    isCached: true,
    options: noOptions,
    compute: async ({ result }) => (await import('./figures/summaryFigure.tsx')).summaryFigure(result),
  }),
  textCall('geneSetsFigure', drawGeneSets, {
    isCached: true,
    options: ({ query }) => ({ ...overlapOptions(query), color: query.color }),
    compute: async (evaluated, options) =>
      (await import('./figures/geneSetsFigure.ts')).geneSetsFigure(atLevel(evaluated, options), options),
  }),
  textCall('sungearFigure', drawSungear, {
    isCached: true,
    options: ({ query }) => ({ ...levelOptions(query), correction: query.correction }),
    compute: async ({ result }, options) =>
      (await import('./figures/sungearFigure.tsx')).sungearFigure(result, options),
  }),
  textCall('targetListsFigure', drawTargetLists, {
    isCached: true,
    options: ({ query }) => heatMapOptions(query),
    compute: async (evaluated, options) =>
      (await import('./figures/targetListsFigure.ts')).targetListsFigure(atLevel(evaluated, options), options),
  }),
  textCall('motifsFigure', drawMotifs, {
    isCached: true,
    options: ({ query }) => motifOptions(query),
    compute: async (evaluated, options, { motifs }) =>
      (await import('./figures/motifsFigure.ts')).motifsFigure(
        atLevel(evaluated, options),
        await clusterData(motifs, options.regions),
        options,
      ),
  }),
  textCall('functionsFigure', drawResultFunctions, {
    isCached: true,
    options: ({ query }): FunctionsFigureOptions => ({
      ...heatMapOptions(query),
      ...termOptions(query),
      top: query.top,
    }),
    compute: async (evaluated, options, { checkpoint }) =>
      (await import('./figures/functionsFigure.ts')).functionsFigure(
        atLevel(evaluated, options),
        options,
        checkpoint,
      ),
  }),
  textCall('auprFigure', drawAupr, {
    isCached: true,
    options: ({ query }) => precisionOptions(query),
    compute: async (evaluated, { precision, shuffle }, { checkpoint }) =>
      (await import('./figures/auprFigure.tsx')).auprFigure(evaluated.aupr(checkpoint, shuffle), precision),
  }),
];

const files: readonly ViewCall[] = [
  streamCall('arrow', exportArrow, {
    options: ({ query: { part = 'interactions', specificity, tag } }) => ({
      part,
      specificity: specificity === '1',
      hasTags: tag !== '0',
    }),
    compute: async (evaluated, { part, hasTags, ...grid }) =>
      (await import('./exports/arrow/arrow.ts')).arrowOf(gridChoice(evaluated, grid), part, { hasTags }),
  }),
  streamCall('xlsx', exportXlsx, {
    options: ({ query }) => ({ specificity: query.specificity === '1' }),
    compute: async (evaluated, grid) =>
      (await import('./exports/workbook.ts')).workbookOf(gridChoice(evaluated, grid)),
  }),
  streamCall('archive', exportEverything, {
    options: ({ query }) => ({ correction: testOptions(query).correction ?? 'bonferroni' }),
    takesOwnFiles: true,
    compute: async ({ result }, { correction }, { motifs, documents, ownFiles, checkpoint }) =>
      (await import('./archive/archive.ts')).archiveOf(
        { result, motifs, documents, ownFiles, checkpoint },
        { correction },
      ),
  }),
];

/** Every call that is answered from a result: those of the engine, and what needs Node to be drawn or packed. */
export const calls: readonly ViewCall[] = [...viewCalls, embedCall, ...figures, ...files];

const byName = new Map(calls.map((call) => [call.name, call]));

/** Returns the call of a name, which a thread receives. */
export function callNamed(name: string): ViewCall {
  const call = byName.get(name);
  if (!call) throw new Error(`there is no view ${name}`);
  return call;
}
