/** A level of the names of additional edges. */
export interface EdgeNode {
  /** The whole name up to here; unique in the tree. */
  readonly path: string;
  /** Its last level, as it is shown. */
  readonly label: string;
  /** The types of additional edges at and below it, in the order of the tree. */
  readonly edges: readonly string[];
  readonly children: readonly EdgeNode[];
}

/** Names of which `all` or `unfiltered` is a word; `small` is none. */
const comesFirst = /(?:^|[^a-z])(?:all|unfiltered)(?:$|[^a-z])/i;

/**
 * Groups types of additional edges by the levels that `/` separates. Levels named `all` or `unfiltered` come first, the
 * others stay in order. A type that is a level of others, too, becomes the first entry of that level.
 */
export function edgeTree(names: readonly string[]): EdgeNode[] {
  return levelsOf([...new Set(names)], 0);
}

function levelsOf(names: readonly string[], depth: number): EdgeNode[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const label = name.split('/')[depth];
    groups.set(label, [...(groups.get(label) ?? []), name]);
  }
  const nodes = [...groups].map(([label, group]) => nodeOf(label, group, depth));
  return [...nodes.filter(isFirst), ...nodes.filter((node) => !isFirst(node))];
}

const isFirst = ({ label }: EdgeNode): boolean => comesFirst.test(label);

function nodeOf(label: string, names: readonly string[], depth: number): EdgeNode {
  const own = names.filter((name) => name.split('/').length === depth + 1);
  const path = names[0]
    .split('/')
    .slice(0, depth + 1)
    .join('/');
  const deeper = levelsOf(
    names.filter((name) => !own.includes(name)),
    depth + 1,
  );
  if (!deeper.length) return { path, label, edges: own, children: [] };
  const itself = own.map((name) => ({ path: `${name}/`, label: `${label} itself`, edges: [name], children: [] }));
  const children = [...itself, ...deeper];
  return { path, label, edges: children.flatMap(({ edges }) => edges), children };
}

export type Ticked = 'all' | 'some' | 'none';

/** How much of a level is chosen. */
export function tickedOf({ edges }: EdgeNode, chosen: readonly string[]): Ticked {
  const count = edges.filter((edge) => chosen.includes(edge)).length;
  if (count === 0) return 'none';
  return count === edges.length ? 'all' : 'some';
}

/** What is chosen after a level was ticked or, when all of it was chosen, unticked. */
export function toggled(node: EdgeNode, chosen: readonly string[]): string[] {
  const others = chosen.filter((edge) => !node.edges.includes(edge));
  return tickedOf(node, chosen) === 'all' ? others : [...others, ...node.edges];
}

/** A row of the tree as it is drawn. */
export interface EdgeRow {
  readonly node: EdgeNode;
  readonly depth: number;
  readonly parent: string | undefined;
}

/** The rows that can be seen: levels below a closed one cannot. */
export function visibleRows(nodes: readonly EdgeNode[], closed: ReadonlySet<string>): EdgeRow[] {
  const rows = (level: readonly EdgeNode[], depth: number, parent?: string): EdgeRow[] =>
    level.flatMap((node) => [
      { node, depth, parent },
      ...(closed.has(node.path) ? [] : rows(node.children, depth + 1, node.path)),
    ]);
  return rows(nodes, 0);
}
