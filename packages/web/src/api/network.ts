import { exportSif, readNetwork, readNetworkSize, type NetworkElements } from '@trellis/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callInPieces, linkTo } from './client.ts';
import { ElementReader } from './elementReader.ts';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

/** What a network shows besides the edges of the analyses. */
export interface NetworkChoice {
  readonly edges: readonly string[];
  /** 0 for no predictions. */
  readonly precision: number;
}

/** Options of a network as a query string. */
export const networkQuery = ({ revision }: RequestRef, { edges, precision }: NetworkChoice) => ({
  revision,
  edges: [...edges],
  precision: precision || undefined,
});

/** Numbers of findings, edges, TFs and targets of a network with these options; those of the last options meanwhile. */
export const useNetworkSize = (ref: RequestRef, options: NetworkChoice) =>
  useQuery({
    ...viewQuery(readNetworkSize, ref, { query: networkQuery(ref, options) }),
    placeholderData: keepPreviousData,
  });

/** Address of the network as SIF: a line per edge, or a compact line per TF and edge name. */
export const sifLink = (ref: RequestRef, options: NetworkChoice, expand: boolean): string =>
  linkTo(exportSif, {
    params: { id: ref.id },
    query: { ...networkQuery(ref, options), expand: expand ? '1' : undefined },
  });

/** The network as Cytoscape JSON. */
export async function cytoscapeJson(ref: RequestRef, options: NetworkChoice): Promise<string> {
  const requested = { params: { id: ref.id }, query: networkQuery(ref, options) };
  const [elements, size] = await Promise.all([call(readNetwork, requested), call(readNetworkSize, requested)]);
  return JSON.stringify({
    format_version: '1.0',
    generated_by: 'Trellis',
    data: size,
    elements: cytoscapeElements(elements),
  });
}

/** The elements of a network file, without edges to genes that are not nodes: Cytoscape refuses a file with such an edge. */
export function cytoscapeElements(elements: NetworkElements) {
  const nodes = elements.flatMap(({ group, ...rest }) => (group === 'nodes' ? [rest] : []));
  const ids = new Set(nodes.map(({ data }) => data.id));
  const edges = elements.flatMap(({ group, data }) =>
    group === 'edges' && ids.has(data.source) && ids.has(data.target) ? [{ data }] : [],
  );
  return { nodes, edges };
}

/** The nodes and edges of the network, how many have arrived so far, and how to cancel the call. */
export function useNetwork(ref: RequestRef, options: NetworkChoice) {
  const client = useQueryClient();
  const [received, setReceived] = useState(0);
  const view = elementsQuery(ref, options, setReceived);
  const query = useQuery({ ...view, placeholderData: keepPreviousData });
  return { ...query, received, cancel: () => void client.cancelQueries({ queryKey: view.queryKey, exact: true }) };
}

/** Returns a function that loads the nodes and edges of a network before the viewer asks for them. */
export function useNetworkPrefetch(ref: RequestRef, options: NetworkChoice): () => void {
  const client = useQueryClient();
  return () => void client.prefetchQuery(elementsQuery(ref, options, () => undefined));
}

const elementsQuery = (ref: RequestRef, options: NetworkChoice, onProgress: Reading['onProgress']) => ({
  ...viewQuery(readNetwork, ref, { query: networkQuery(ref, options) }),
  queryFn: ({ signal }: Pick<Reading, 'signal'>) => readElements(ref, options, { signal, onProgress }),
  structuralSharing: false,
});

interface Reading {
  readonly signal: AbortSignal;
  /** Receives the number of elements so far. */
  readonly onProgress: (received: number) => void;
}

async function readElements(ref: RequestRef, options: NetworkChoice, { signal, onProgress }: Reading) {
  const reader = new ElementReader();
  const elements: NetworkElements[number][] = [];
  onProgress(0);
  await callInPieces(readNetwork, { params: { id: ref.id }, query: networkQuery(ref, options), signal }, (piece) => {
    for (const element of reader.push(piece)) elements.push(element);
    onProgress(elements.length);
  });
  reader.end();
  return elements;
}
