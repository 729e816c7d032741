import type { NetworkElements } from '@trellis/contract';
import { parse } from 'csv-parse/sync';
import { geneSet, grouped, isMissing, listName, numberIn, sha1 } from './names.ts';

type Edge = readonly [source: string, name: string, target: string];

/** What is known of the edges of a case. */
export interface EdgeOptions {
  /** Names of edges without a direction. */
  readonly undirected?: readonly string[];
  /** Whether each line of a file has one edge. */
  readonly isExpanded?: boolean;
}

/** Targets by `SOURCE | NAME`, sorted; an edge without a direction begins with the smaller gene. */
function formEdges(edges: readonly Edge[], { undirected = [] }: EdgeOptions): Record<string, string[]> {
  const ordered = edges.map(([source, name, target]) =>
    undirected.includes(name) && target < source
      ? ([target, name, source] as const)
      : ([source, name, target] as const),
  );
  const byName = grouped(ordered.map(([source, name, target]) => [`${source} | ${listName(name)}`, target] as const));
  return Object.fromEntries(Object.entries(byName).map(([key, targets]) => [key, [...new Set(targets)].sort()]));
}

export function formNetwork(elements: NetworkElements, options: EdgeOptions = {}) {
  const nodes = elements.flatMap((element) => (element.group === 'nodes' ? [element.data] : []));
  const edges = elements.flatMap((element) => (element.group === 'edges' ? [element.data] : []));
  const tfs = nodes.filter((node) => node.showLabel).map((node) => node.id);
  const heavy = edges.filter(({ weight = 1, target }) => weight > 1 && !tfs.includes(target));
  return {
    tfs: [...tfs].sort(),
    targets: geneSet(nodes.filter((node) => !node.showLabel).map((node) => node.id)),
    weights: Object.fromEntries(
      heavy.map(({ source, name, target, weight }) => [`${source} | ${listName(name)} | ${target}`, weight]),
    ),
    annotation: sha1(
      nodes
        .map(({ id, name, type }) => `${id} | ${name ?? ''} | ${type ?? ''}`)
        .sort()
        .join('\n'),
    ),
    edges: formEdges(
      edges.map(({ source, name, target }) => [source, name, target] as const),
      options,
    ),
  };
}

/** The edges of a SIF file, and whether its lines have the shape that they should have. */
export function formSif(text: string, options: EdgeOptions = {}) {
  const seen = new Set<string>();
  const edges: Edge[] = [];
  let lineShape = 'ok';
  for (const line of text.split(/\r?\n/).filter(Boolean)) {
    const [source, name = '?', ...targets] = line.split('\t');
    const isGood = options.isExpanded ? targets.length === 1 : targets.length > 0 && !seen.has(`${source}\t${name}`);
    if (!isGood) lineShape = `bad line: ${line.slice(0, 80)}`;
    seen.add(`${source}\t${name}`);
    for (const target of targets) edges.push([source, name, target]);
  }
  return { lineShape, edges: formEdges(edges, options) };
}

/** Facts next to the curve: the text of a label is followed by that of its value. Two depend on the shuffle and are left out. */
export function formAupr(svg: string): Record<string, string> {
  const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)]
    .map(([, text]) => text.replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean);
  const labels = [
    ...['AUPR', 'Precision Threshold', 'Edge Score Threshold'],
    ...['Number of edges', 'Number of TFs', 'Number of Targets'],
  ];
  return Object.fromEntries(
    labels.flatMap((label) => {
      const place = texts.indexOf(label);
      const value = texts[place + 1];
      return place < 0 || value === undefined || labels.includes(value) ? [] : [[label, value.replaceAll(',', '')]];
    }),
  );
}

/** The rows of a pruned network; more than 400 as a hash with the first and the last. */
export function formPruned(text: string) {
  const records = parse(text, { columns: true }) as Record<string, string>[];
  const rows = records
    .map(
      ({ source, target, score, rank }) =>
        `${source} ${target} ${isMissing(score) ? '-' : Number(score)} ${numberIn(rank)}`,
    )
    .sort();
  return {
    rows: rows.length,
    edgeNames: [...new Set(records.map(({ edge }) => listName(edge)))].sort(),
    ...(rows.length > 400 ? { sha1: sha1(rows.join('\n')), first: rows[0], last: rows.at(-1) } : { edges: rows }),
  };
}
