import { valueOf } from '@trellis/core';
import { ownNotes, type OwnImage } from '@trellis/core/dataset';
import type { ResolvedNetwork, Result, TextInput } from '@trellis/core/result';
import { countResult, labelsOfAnalyses, tabulateMetadata } from '@trellis/core/views';
import type { OwnAnalysisInfo, QueryAnswer, QueryCounts, RequestInfo, RequestInput } from '@trellis/contract';
import type { RequestContext } from '../../viewContext.ts';

/** Returns the answer to a query without its table. */
export function describeResult(result: Result, context: RequestContext): QueryAnswer {
  return {
    requestId: result.request.id,
    metadata: tabulateMetadata(result),
    analysisIds: result.states,
    ...otherLabels(result),
    ...(result.warnings.length && { errors: [...result.warnings] }),
    request: describeRequest(result, context),
    stats: countAnswer(result),
  };
}

/** Labels of the analyses that are hidden or renamed, by their ids, if there are any. */
function otherLabels({ states, dataset }: Result): Pick<QueryAnswer, 'labels'> {
  const ids = new Set(states.flatMap(([[, id], { show, version }]) => (show && version === 0 ? [] : [id])));
  if (ids.size === 0) return {};
  const analyses = dataset.analyses.filter(({ id }) => ids.has(id));
  return { labels: Object.fromEntries(labelsOfAnalyses(dataset, analyses)) };
}

/** Sizes of a result. */
export const countAnswer = (result: Result): QueryCounts => ({
  ...countResult(result),
  analyses: result.columns.length,
});

function describeRequest(result: Result, context: RequestContext): RequestInfo {
  const { request, dataset, inputs } = result;
  const { versions } = context;
  const { query, edges, targetGenes, filterTfs, targetNetwork, background } = request.inputs;
  const { sizes, network } = inputs;
  const input = (key: string, text: TextInput | undefined, size: InputSize | undefined) =>
    text && { [key]: { name: text.name, predefined: valueOf(context.predefined, key) ?? false, ...size } };
  return {
    edition: dataset.edition,
    query,
    edges: [...edges],
    ...input('targetgenes', targetGenes, sizes.targetGenes),
    ...input('filtertfs', filterTfs, sizes.filterTfs),
    ...input('targetnetworks', targetNetwork, network && sizeOfNetwork(network)),
    ...input('backgroundgenes', background, sizes.background),
    ...(request.own && { ownAnalyses: describeOwn(result, request.own) }),
    created: context.created,
    revision: context.revision,
    dataVersion: context.version,
    answeredVersion: dataset.version,
    ...(versions.imported && { answeredImported: versions.imported }),
    currentVersion: versions.newest,
    ...(versions.newestImported && { currentImported: versions.newestImported }),
    ...(context.computedFrom && { computedFrom: context.computedFrom }),
    ...(context.computedAs && { computedAs: context.computedAs }),
  };
}

/** The analyses that came with the request, in their order. */
function describeOwn({ dataset }: Result, image: OwnImage): OwnAnalysisInfo[] {
  const notes = ownNotes(image);
  const own = dataset.analyses.filter(({ isOwn }) => isOwn);
  const labels = labelsOfAnalyses(dataset, own);
  return own.map(({ id, tf, targets }, i) => ({
    id,
    label: labels.get(id) ?? String(id),
    tf: dataset.genes[tf].id,
    targets: targets.length,
    metadata: { ...notes[i].metadata },
  }));
}

/** Number of different ids, or of edges, in an input, and of those among them that the annotation knows. */
type InputSize = Pick<RequestInput, 'genes' | 'known'>;

function sizeOfNetwork({ network, sources, targets }: ResolvedNetwork): InputSize {
  return {
    genes: network.edges.length,
    known: sources.reduce((count, source, i) => count + (source >= 0 && targets[i] >= 0 ? 1 : 0), 0),
  };
}
