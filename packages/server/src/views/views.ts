import {
  analyzeNetwork,
  compareBoundRegulated,
  compareGeneSets,
  countResult,
  cutWindow,
  edgeEvidence,
  genesInCommon,
  motifLegend,
  summarizeResult,
  targetListsLegend,
  testIndividualMotifs,
  testMotifs,
  testTargetLists,
  updateStates,
  walkNetwork,
  type ColumnUpdate,
} from '@trellis/core';
import { auprAnswer } from './auprAnswer.ts';
import { describeAnswer } from './describeResult.ts';
import { auprFigure } from './figures/auprFigure.tsx';
import { motifsFigure } from './figures/motifsFigure.ts';
import { targetListsFigure } from './figures/targetListsFigure.ts';
import type { EvaluatedResult } from './evaluatedResult.ts';
import { networkOf } from './resultNetwork.ts';
import type { MotifTables } from './motifTables.ts';
import type { AnswerContext, AnswerViews } from './question.ts';

/** What a view may use beside the result. */
export interface Surroundings {
  readonly context: AnswerContext;
  /** Throws once nobody waits for the answer; long work calls it now and then. */
  readonly checkpoint: () => void;
  readonly motifs: MotifTables;
}

type ViewOf<V extends keyof AnswerViews> = (
  held: EvaluatedResult,
  options: AnswerViews[V],
  around: Surroundings,
) => unknown;

/** Every view that answers with one block: JSON of what it returns, or the text itself. */
export const answerViews: { readonly [V in keyof AnswerViews]: ViewOf<V> } = {
  brief: ({ result }, _, { context }) => describeAnswer(result, context),
  ids: ({ result }) => result.states,
  updateIds: ({ result }, { update }) => updateStates(result.states, update as ColumnUpdate),
  stats: ({ result }) => countResult(result),
  summary: ({ result }) => summarizeResult(result),
  table: (held, options) => cutWindow(held.grid(), held.rows(options), options),
  targets: (held, options) => {
    const { genes } = held.result.dataset;
    return Array.from(held.rows(options), (gene) => `${genes[gene].id}\n`).join('');
  },
  boundRegulated: ({ result }, options) => compareBoundRegulated(result, options),
  targetLists: ({ result }, options) => testTargetLists(result, options),
  targetListsLegend: ({ result }, options) => targetListsLegend(result, options),
  targetListsFigure: ({ result }, options) => targetListsFigure(result, options),
  motifs: async ({ result }, options, { motifs }) =>
    testMotifs(
      result,
      { hits: await motifs.hits('cluster', options.regions), clusters: await motifs.clusters() },
      options,
    ),
  motifLegend: ({ result }, options) => motifLegend(result, options),
  motifsFigure: async ({ result }, options, { motifs }) =>
    motifsFigure(
      result,
      { hits: await motifs.hits('cluster', options.regions), clusters: await motifs.clusters() },
      options,
    ),
  individualMotifs: async ({ result }, options, { motifs }) =>
    testIndividualMotifs(
      result,
      { hits: await motifs.hits('individual', options.regions), known: result.dataset.motifs.individual },
      options,
    ),
  geneSetsMatrix: ({ result }, options, { checkpoint }) => {
    const { matrix, ...rest } = compareGeneSets(result, options, checkpoint);
    return {
      ...rest,
      matrix: Object.fromEntries(Object.entries(matrix).map(([name, values]) => [name, Array.from(values)])),
    };
  },
  genesInCommon: ({ result }, { a, b }) => ({ genes: genesInCommon(result, a, b) }),
  auprExists: (held, _, { checkpoint }) => ({ area: held.aupr(checkpoint).curve.area }),
  auprData: (held, { precision }, { checkpoint }) =>
    auprAnswer(held.aupr(checkpoint), held.result.dataset, precision),
  networkAnalysis: (held, options, around) => analyzeNetwork(networkOf(held, options, around), around.checkpoint),
  networkPaths: ({ result }, options, { checkpoint }) => walkNetwork(result, { ...options, checkpoint }),
  edge: ({ result }, options) => edgeEvidence(result, options),
  auprFigure: (held, { precision }, { checkpoint }) => auprFigure(held.aupr(checkpoint), precision),
};
