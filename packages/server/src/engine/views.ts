import {
  countResult,
  cutWindow,
  layOutGrid,
  selectRows,
  summarise,
  tabulateMetadata,
  updateStates,
  type ColumnUpdate,
  type Grid,
  type QueryInputs,
  type Result,
  type TextInput,
  readGeneLists,
  readPlainList,
} from '@trellis/core';
import type { QueryAnswer, RequestInfo } from '@trellis/contract';
import type { AnswerContext, AnswerViews } from './question.ts';

/** A result that a worker holds, with what it has already made of it. */
export interface Held {
  readonly result: Result;
  /** The grid, laid out when first asked for. */
  grid(): Grid;
  /** Sorted and searched rows; the last ones are remembered, since windows of the same rows follow each other. */
  rows(options: { search?: string; sort?: number; order?: 'asc' | 'desc' }): Uint32Array;
}

export function hold(result: Result): Held {
  let grid: Grid | undefined;
  let last: { key: string; rows: Uint32Array } | undefined;
  const held: Held = {
    result,
    grid: () => (grid ??= layOutGrid(result)),
    rows({ search = '', sort, order }) {
      const key = JSON.stringify([search.trim(), sort, order]);
      if (last?.key !== key) last = { key, rows: selectRows(held.grid(), { search, sort, order }) };
      return last.rows;
    },
  };
  return held;
}

type ViewOf<V extends keyof AnswerViews> = (held: Held, options: AnswerViews[V], context: AnswerContext) => unknown;

/** Every view that answers with one block: JSON of what it returns, or the text itself. */
export const answerViews: { readonly [V in keyof AnswerViews]: ViewOf<V> } = {
  brief: ({ result }, _, context) => describeAnswer(result, context),
  ids: ({ result }) => result.states,
  updateIds: ({ result }, { update }) => updateStates(result.states, update as ColumnUpdate),
  stats: ({ result }) => countResult(result),
  summary: ({ result }) => summarise(result),
  table: (held, options) => cutWindow(held.grid(), held.rows(options), options),
  targets: (held, options) => {
    const { genes } = held.result.dataset;
    return Array.from(held.rows(options), (gene) => `${genes[gene].id}\n`).join('');
  },
};

/** The answer to a query without its table. */
export function describeAnswer(result: Result, context: AnswerContext): QueryAnswer {
  return {
    request_id: result.request.id,
    metadata: tabulateMetadata(result),
    analysis_ids: result.states as unknown as QueryAnswer['analysis_ids'],
    ...(result.warnings.length && { errors: [...result.warnings] }),
    request: describeRequest(result, context),
    stats: { ...countResult(result), num_analyses: result.columns.length },
  };
}

function describeRequest({ request, dataset }: Result, context: AnswerContext): RequestInfo {
  const { query, edges, targetGenes, filterTfs, targetNetwork, background } = request.inputs;
  const input = (key: string, text: TextInput | undefined, genes: (text: string) => number) =>
    text && { [key]: { name: text.name, predefined: context.predefined[key] ?? false, genes: genes(text.text) } };
  return {
    query,
    edges: [...edges],
    ...input('targetgenes', targetGenes, countListed),
    ...input('filtertfs', filterTfs, (text) => readPlainList(text).length),
    ...input('targetnetworks', targetNetwork, () => countNetwork(request.inputs)),
    ...input('backgroundgenes', background, (text) => readPlainList(text).length),
    created: context.created,
    revision: context.revision,
    data_version: context.version,
    current_version: dataset.version,
  };
}

const countListed = (text: string): number =>
  new Set(readGeneLists(text).flatMap((list) => list.genes.map((gene) => gene.toUpperCase()))).size;

function countNetwork({ targetNetwork }: QueryInputs): number {
  return targetNetwork
    ? targetNetwork.text.split(/\r\n|\r|\n/).filter((line) => line.trim()).length - (targetNetwork.header ? 1 : 0)
    : 0;
}
