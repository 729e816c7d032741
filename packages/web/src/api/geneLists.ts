import {
  createGeneList,
  exportListRegulators,
  readGeneList,
  readListBackground,
  readListFunctions,
  readListOrthologs,
  readListRegulators,
  readListTargets,
  readRegulatorAccuracy,
  type BodyOf,
  type Described,
  type GeneListDescription,
  type QueryOf,
  type Route,
  type SchemasOf,
} from '@trellis/contract';
import { keepPreviousData, useQuery, queryOptions, type QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { call, callUnchecked, linkTo, type AddressQuery } from './client.ts';
import { datasetMaxAgeMs, datasetQuery } from './datasetQuery.ts';

/** A list to store: its genes, or the name of a predefined list. */
export type NewGeneList = BodyOf<typeof createGeneList>;

/** Stores a list, for this edition or another one, and caches its description. */
export async function storeGeneList(
  client: QueryClient,
  body: NewGeneList,
  { edition, signal }: { readonly edition?: string; readonly signal?: AbortSignal } = {},
): Promise<GeneListDescription> {
  const list = await call(createGeneList, { body, query: { edition }, signal });
  client.setQueryData(listQuery(readGeneList, list.id).queryKey, list);
  return list;
}

/** The list that the current address names. */
export const useListId = (): string | undefined => useSearchParams()[0].get('list') ?? undefined;

/** The description of a stored list. */
export const useGeneList = (id: string) => useQuery(listQuery(readGeneList, id));

/** The names of the background of a list, one per line; '' for the protein-coding genes. */
export const readBackgroundOf = (id: string): Promise<string> => call(readListBackground, { params: { id } });

/** The regulators of a list among the analyses that a query names, all of them for ''. */
export const useListRegulators = (id: string, library: string) =>
  useQuery({ ...listQuery(readListRegulators, id, library === '' ? {} : { library }), staleTime: datasetMaxAgeMs });

/** Address of the regulators of a list as CSV, with the columns of the API and the command line. */
export const listRegulatorsCsvLink = (id: string, library: string): string =>
  linkTo(exportListRegulators, { params: { id }, query: library === '' ? {} : { library } });

/** The genes of a list that analyses target; those of the analyses before until they are read. */
export const useListTargets = (id: string, analyses: readonly number[]) =>
  useQuery({
    ...listQuery(readListTargets, id, { analyses: [...analyses] }),
    enabled: analyses.length > 0,
    placeholderData: keepPreviousData,
  });

/** A list in another edition. */
export const useListOrthologs = (id: string, to: string, onlyOne2one: boolean) =>
  useQuery(listQuery(readListOrthologs, id, { to, only_one2one: onlyOne2one }));

/** How the functions of a list are tested and shown. */
export type ListFunctionQuestion = QueryOf<typeof readListFunctions>;

const functionsOf = (id: string, question: ListFunctionQuestion) => listQuery(readListFunctions, id, question);

/** The functions of a list; those of its question before until they are read. */
export const useListFunctions = (id: string, question: ListFunctionQuestion) =>
  useQuery({
    ...functionsOf(id, question),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });

/** Reads the functions of a list once, e.g. for a file. */
export const readFunctionsOf = (client: QueryClient, id: string, question: ListFunctionQuestion) =>
  client.fetchQuery(functionsOf(id, question));

/** How accurate the ranking of regulators is in this edition. */
export const useRegulatorAccuracy = () => useQuery(datasetQuery(readRegulatorAccuracy));

/** Address of a tab of a stored list. */
export const listPage = (id: string, tab = 'regulators'): string =>
  `/genes/${tab}?${new URLSearchParams({ list: id }).toString()}`;

/** A route whose only parameter is the id of a stored gene list. */
type ListRoute = Route & Described<Pick<SchemasOf<typeof readGeneList>, 'params'>>;

/** Query of a question about a stored gene list, for `useQuery` and its relatives. */
function listQuery<R extends ListRoute>(route: R, id: string, query: Partial<QueryOf<R>> & AddressQuery = {}) {
  return queryOptions({
    queryKey: ['list', id, route.path, query],
    queryFn: ({ signal }) => callUnchecked(route, { params: { id }, query, signal }),
    staleTime: datasetMaxAgeMs,
  });
}
