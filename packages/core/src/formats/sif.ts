import { groupBy } from '../groupBy.ts';
import type { Network, NetworkEdges } from '../views/network.ts';

/** Tabs and line breaks are separators, so inside a name they become blanks. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/**
 * Writes a network in Cytoscape's simple interaction format (SIF), separated by tabs: one line per source and edge name
 * with all targets, or, with `expand`, one line per edge.
 */
export function* writeSif({ dataset, edges }: Network, { expand = false } = {}): Generator<string> {
  const id = (gene: number) => oneCell(dataset.genes[gene].id);
  for (const group of bySourceAndName(edges)) {
    const head = `${id(group[0].source)}\t${oneCell(group[0].name)}`;
    const targets = [...new Set(group.flatMap((edge) => Array.from(edge.targets)))].sort((a, b) => a - b).map(id);
    yield expand ? targets.map((target) => `${head}\t${target}\n`).join('') : `${head}\t${targets.join('\t')}\n`;
  }
}

const bySourceAndName = (edges: readonly NetworkEdges[]): Iterable<NetworkEdges[]> =>
  groupBy(edges, ({ source, name }) => `${source}\t${name}`).values();
