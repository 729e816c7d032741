import {
  countResult,
  readGeneLists,
  readPlainList,
  tabulateMetadata,
  type QueryInputs,
  type Result,
  type TextInput,
} from '@trellis/core';
import type { QueryAnswer, RequestInfo } from '@trellis/contract';
import type { AnswerContext } from './question.ts';

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
    edition: dataset.edition,
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
