import { groupBy } from '../groupBy.ts';
import type { Network, NetworkEdges } from '../views/network.ts';

/** Tabs and line breaks separate; inside a name they become blanks. */
const oneCell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/**
 * A network in Cytoscape's simple interaction format, cells separated by tabs: a line per source and edge name with all
 * its targets, or, expanded, a line per edge.
 */
export function* writeSif({ dataset, edges }: Network, { expand = false } = {}): Generator<string> {
  const id = (gene: number) => oneCell(dataset.genes[gene].id);
  for (const group of bySourceAndName(edges)) {
    const head = `${id(group[0].source)}\t${oneCell(group[0].name)}`;
    const targets = [...new Set(group.flatMap((edge) => Array.from(edge.targets)))].sort((a, b) => a - b).map(id);
    yield expand ? targets.map((target) => `${head}\t${target}\n`).join('') : `${head}\t${targets.join('\t')}\n`;
  }
}

/** Edges that share source and name are one line, whatever they come from. */
const bySourceAndName = (edges: readonly NetworkEdges[]): Iterable<NetworkEdges[]> =>
  groupBy(edges, ({ source, name }) => `${source}\t${name}`).values();
