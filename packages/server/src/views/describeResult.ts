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
import type { RequestContext } from './viewRequest.ts';

/** Returns the answer to a query without its table. */
export function describeResult(result: Result, context: RequestContext): QueryAnswer {
  return {
    requestId: result.request.id,
    metadata: tabulateMetadata(result),
    analysisIds: result.states,
    ...(result.warnings.length && { errors: [...result.warnings] }),
    request: describeRequest(result, context),
    stats: { ...countResult(result), analyses: result.columns.length },
  };
}

function describeRequest({ request, dataset }: Result, context: RequestContext): RequestInfo {
  const { query, edges, targetGenes, filterTfs, targetNetwork, background } = request.inputs;
  const input = (key: string, text: TextInput | undefined, countGenes: (text: string) => number) =>
    text && {
      [key]: { name: text.name, predefined: context.predefined[key] ?? false, genes: countGenes(text.text) },
    };
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
    dataVersion: context.version,
    currentVersion: dataset.version,
  };
}

const countListed = (text: string): number =>
  new Set(readGeneLists(text).flatMap((list) => list.genes.map((gene) => gene.toUpperCase()))).size;

function countNetwork({ targetNetwork }: QueryInputs): number {
  return targetNetwork
    ? targetNetwork.text.split(/\r\n|\r|\n/).filter((line) => line.trim()).length - (targetNetwork.header ? 1 : 0)
    : 0;
}
