import { previewQuery, readAnalysisIds, readAnalysisLabels, readResult, updateAnalysisIds } from '@trellis/contract';
import { labelAnalyses, updateStates, type ColumnUpdate } from '@trellis/core';
import { jsonCall, streamCall } from '../../call.ts';
import { noOptions } from '../../options.ts';
import { countAnswer, describeResult } from './describeResult.ts';
import { fullAnswer } from './fullAnswer.ts';

/** The query and its analyses, without the table. */
export const description = jsonCall('description', readResult, {
  isQuick: true,
  isNewQuery: true,
  options: noOptions,
  fits: ({ query }) => query.result === 0,
  compute: ({ result }, _, { request }) => describeResult(result, request),
});

/** The query, its analyses and its table. */
export const fullResult = streamCall('fullResult', readResult, {
  isNewQuery: true,
  options: noOptions,
  compute: (evaluated, _, { request }) => fullAnswer(evaluated, request),
});

/** What a query would give. */
export const preview = jsonCall('preview', previewQuery, {
  isQuick: true,
  isNewQuery: true,
  compute: ({ result }) => countAnswer(result),
});

/** Names of the analyses, and which are hidden. */
export const analysisIds = jsonCall('analysisIds', readAnalysisIds, {
  isQuick: true,
  options: noOptions,
  compute: ({ result }) => result.states,
});

/** The same after a change. */
export const updatedIds = jsonCall('updatedIds', updateAnalysisIds, {
  isQuick: true,
  compute: ({ result }, { update }: { readonly update: ColumnUpdate }) => updateStates(result.states, update),
});

const analysisLabels = jsonCall('analysisLabels', readAnalysisLabels, {
  isQuick: true,
  options: noOptions,
  compute: ({ result }) => labelAnalyses(result),
});

/** What a result says of its query and its analyses. */
export const resultCalls = [description, fullResult, preview, analysisIds, updatedIds, analysisLabels];
