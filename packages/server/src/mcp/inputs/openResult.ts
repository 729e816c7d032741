import { Type } from 'typebox';
import type { Client, Question, Result } from '@trellis/client';
import type { QueryAnswer, QueryInputs } from '@trellis/contract';
import { queryProperties } from '@trellis/contract/schemas';
import { count, names, parts } from '@trellis/engine/text';
import { storedId } from './storedId.ts';

/** What a tool about a result takes: a query with its inputs, or an earlier result. */
export const resultProperties = {
  ...queryProperties,
  query: Type.Optional(queryProperties.query),
  result: Type.Optional(
    Type.String({ maxLength: 500, description: 'address or id of an earlier result, in place of `query`' }),
  ),
};

/** Fields of `resultProperties`. */
type ResultInputs = Partial<QueryInputs> & { readonly result?: string };

/** A result, and what its query gave. */
export interface OpenResult {
  readonly result: Result;
  readonly answer: QueryAnswer;
}

/** Runs the query, or opens the result that is named; `fallback` is the query where there is neither. */
export async function openResult(client: Client, requested: ResultInputs, fallback = ''): Promise<OpenResult> {
  const { result: named, query = fallback, ...inputs } = requested;
  const id = named === undefined ? undefined : (storedId(named) ?? named);
  if (id === undefined) {
    const result = await client.query(await questionOf(client, { ...inputs, query }));
    return { result, answer: result.answer };
  }
  return { result: client.result(id), answer: await client.readResult({ params: { id }, query: { result: 0 } }) };
}

/** The inputs as the client takes them; a list by its address becomes its genes. */
async function questionOf(client: Client, inputs: QueryInputs): Promise<Question> {
  const file = async (input: QueryInputs['targetgenes']) => {
    const id = typeof input === 'string' ? storedId(input) : undefined;
    if (id === undefined) return input;
    return (await client.readGeneList({ params: { id } })).genes.map((gene) => gene.id);
  };
  const network = inputs.targetnetworks;
  return {
    query: inputs.query,
    edges: inputs.edges,
    targetGenes: await file(inputs.targetgenes),
    filterTfs: await file(inputs.filtertfs),
    background: await file(inputs.backgroundgenes),
    targetNetwork: network,
    networkHeader: typeof network === 'object' && network.header === true,
  };
}

/** Says what was asked, and how large the result is. */
export const resultLines = ({ answer: { request, stats, errors = [] } }: OpenResult): string =>
  parts(
    `Query: ${request.query}`,
    inputLines(request),
    `Result: ${count(stats.targets, 'target gene')} of ${count(stats.tfs, 'TF')} in ${count(stats.analyses, 'analysis', 'analyses')}; ${count(stats.edges, 'edge')}`,
    errors.length > 0 && `Warnings: ${names(errors, 5)}`,
  );

/** Says how much of each input the data set knows. */
function inputLines(request: QueryAnswer['request']): string {
  const inputs = [
    ['Target genes', request.targetgenes, 'genes'],
    ['TFs', request.filtertfs, 'genes'],
    ['Target network', request.targetnetworks, 'edges'],
    ['Background', request.backgroundgenes, 'genes'],
  ] as const;
  return parts(
    ...inputs.map(
      ([what, input, of]) => input && `${what}: ${input.name}, ${input.known} of ${input.genes} ${of} known`,
    ),
  );
}

/** Path of a page of a result. */
export const resultPage = (view: string, id: string): string => `/result/${view}?request=${encodeURIComponent(id)}`;
