import {
  drawAupr,
  drawMotifs,
  drawResultFunctions,
  drawTargetLists,
  exportArrow,
  exportEverything,
  exportXlsx,
} from '@trellis/contract';
import {
  clusterData,
  gridChoice,
  heatMapOptions,
  motifOptions,
  precisionOptions,
  streamCall,
  termOptions,
  testOptions,
  textCall,
  viewCalls,
  type FunctionsFigureOptions,
  type ViewCall,
} from '@trellis/engine';
import { archiveOf } from './archive/archive.ts';
import { embedOf, type EmbedOptions } from './embed/embedView.ts';
import { arrowOf } from './exports/arrow/arrow.ts';
import { workbookOf } from './exports/workbook.ts';
import { auprFigure } from './figures/auprFigure.tsx';
import { functionsFigure } from './figures/functionsFigure.ts';
import { motifsFigure } from './figures/motifsFigure.ts';
import { targetListsFigure } from './figures/targetListsFigure.ts';

/** A figure on a page of someone else; it has no route of the API. */
export const embedCall = textCall('embed', undefined, {
  isCached: true,
  compute: async (evaluated, options: EmbedOptions, { motifs }) =>
    JSON.stringify(await embedOf(evaluated, options, motifs)),
});

const figures: readonly ViewCall[] = [
  textCall('targetListsFigure', drawTargetLists, {
    isCached: true,
    options: ({ query }) => heatMapOptions(query),
    compute: ({ result }, options) => targetListsFigure(result, options),
  }),
  textCall('motifsFigure', drawMotifs, {
    isCached: true,
    options: ({ query }) => motifOptions(query),
    compute: async ({ result }, options, { motifs }) =>
      motifsFigure(result, await clusterData(motifs, options.regions), options),
  }),
  textCall('functionsFigure', drawResultFunctions, {
    isCached: true,
    options: ({ query }): FunctionsFigureOptions => ({
      ...heatMapOptions(query),
      ...termOptions(query),
      top: query.top,
    }),
    compute: ({ result }, options, { checkpoint }) => functionsFigure(result, options, checkpoint),
  }),
  textCall('auprFigure', drawAupr, {
    isCached: true,
    options: ({ query }) => precisionOptions(query),
    compute: (evaluated, { precision, shuffle }, { checkpoint }) =>
      auprFigure(evaluated.aupr(checkpoint, shuffle), precision),
  }),
];

const files: readonly ViewCall[] = [
  streamCall('arrow', exportArrow, {
    options: ({ query: { part = 'interactions', specificity, tag } }) => ({
      part,
      specificity: specificity === '1',
      hasTags: tag !== '0',
    }),
    compute: (evaluated, { part, hasTags, ...grid }) => arrowOf(gridChoice(evaluated, grid), part, { hasTags }),
  }),
  streamCall('xlsx', exportXlsx, {
    options: ({ query }) => ({ specificity: query.specificity === '1' }),
    compute: (evaluated, grid) => workbookOf(gridChoice(evaluated, grid)),
  }),
  streamCall('archive', exportEverything, {
    options: ({ query }) => ({ correction: testOptions(query).correction ?? 'bonferroni' }),
    compute: ({ result }, { correction }, { motifs, documents, checkpoint }) =>
      archiveOf({ result, motifs, documents, checkpoint }, { correction }),
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
