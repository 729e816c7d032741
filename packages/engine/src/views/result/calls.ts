import {
  previewQuery,
  readAnalysisIds,
  readAnalysisLabels,
  readInputGenes,
  readOwnTargets,
  readResult,
  updateAnalysisIds,
  encodeAnswer,
} from '@trellis/contract';
import {
  updateStates,
  headerCell,
  headerRows,
  findMergedCells,
  styleOf,
  type ColumnUpdate,
} from '@trellis/core/result';
import { labelAnalyses } from '@trellis/core/views';
import { jsonCall, streamCall, textCall } from '../../call.ts';
import { noOptions } from '../../options.ts';
import { countAnswer, describeResult } from './describeResult.ts';
import { genesOfInput } from './genesOfInput.ts';
import { ownTargetsCsv } from './ownTargets.ts';
import type { EvaluatedResult } from '../../evaluatedResult.ts';
import type { RequestContext } from '../../viewContext.ts';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { rowWriter } from './rowWriter.ts';

/** The query and its analyses, without the table. */
export const description = jsonCall('description', readResult, {
  isQuick: true,
  isNewQuery: true,
  options: noOptions,
  fits: ({ query }) => query.result === 0,
  compute: ({ result }, _, { request }) => describeResult(result, request),
});

/** The query, its analyses and its table, of a stored request. */
const fullResult = streamCall('fullResult', readResult, {
  isNewQuery: true,
  isCached: true,
  options: noOptions,
  compute: (evaluated, _, { request }) => fullAnswer(evaluated, request),
});

/** The same as the answer to a new query: most of them are never asked for again, and are in no cache. */
export const newResult = streamCall('newResult', readResult, {
  isNewQuery: true,
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
  isCached: true,
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
  isCached: true,
  options: noOptions,
  compute: ({ result }) => labelAnalyses(result),
});

/** The genes that an input lists, as the query has read it. */
export const inputGenes = textCall('inputGenes', readInputGenes, {
  isQuick: true,
  options: ({ query: { input, list } }) => ({ input, list }),
  compute: ({ result }, chosen) => genesOfInput(result, chosen),
});

/** The targets of an analysis of the user's own, as the query has read them. */
const ownTargets = textCall('ownTargets', readOwnTargets, {
  isQuick: true,
  options: ({ params }) => ({ number: Number(params.number) }),
  compute: ({ result }, { number }) => ownTargetsCsv(result, number),
});

/** What a result says of its query, its inputs and its analyses. */
export const resultCalls = [
  ...[description, fullResult, newResult, preview],
  ...[analysisIds, updatedIds, analysisLabels, inputGenes, ownTargets],
];

/** Writes the whole answer to a query as JSON, in blocks: the table of `all_tfs` on a full data set has 87 MB. */
function* fullAnswer(evaluated: EvaluatedResult, context: RequestContext): Generator<Uint8Array> {
  const { result } = evaluated;
  const grid = evaluated.grid();
  const out = new ByteWriter();
  const about = JSON.stringify(encodeAnswer(readResult, describeResult(result, context)));
  const columns = JSON.stringify(grid.columns.map((column, id) => ({ id, ...styleOf(column, result) })));
  out.text(
    `${about.slice(0, -1)},"result":{"columns":${columns},"mergeCells":${JSON.stringify(findMergedCells(grid))}`,
  );
  const header = Array.from({ length: headerRows }, (_, row) =>
    grid.columns.map((column) => headerCell(column, row)),
  );
  out.text(`,"data":${JSON.stringify(header).slice(0, -1)}`);
  const writeRow = rowWriter(grid, out);
  for (const gene of result.rows) {
    out.ascii(',');
    writeRow(gene);
    yield* out.take();
  }
  out.ascii(']}}');
  yield* out.finish();
}
