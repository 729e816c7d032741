/** A level in the names of the additional edge types. */
export interface EdgeNode {
  /** The levels of the name up to this one; unique in the tree. */
  readonly path: string;
  /** The last level. */
  readonly label: string;
  /** The edge types at this level and below, in the order of the tree. */
  readonly edges: readonly string[];
  readonly children: readonly EdgeNode[];
}

/** Matches `all` and `unfiltered` as whole words; not `small`. */
const generalLabel = /(?:^|[^a-z])(?:all|unfiltered)(?:$|[^a-z])/i;

/**
 * Groups additional edge types by the levels of their names, which `/` separates. Levels called `all` or `unfiltered` come
 * first, the others keep their order. A type whose name is also a level of other types becomes the first entry there.
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
  return [...nodes.filter(isGeneral), ...nodes.filter((node) => !isGeneral(node))];
}

const isGeneral = ({ label }: EdgeNode): boolean => generalLabel.test(label);

function nodeOf(label: string, names: readonly string[], depth: number): EdgeNode {
  const leaves = names.filter((name) => name.split('/').length === depth + 1);
  const path = names[0]
    .split('/')
    .slice(0, depth + 1)
    .join('/');
  const deeper = levelsOf(
    names.filter((name) => !leaves.includes(name)),
    depth + 1,
  );
  if (!deeper.length) return { path, label, edges: leaves, children: [] };
  const leafEntries = leaves.map((name) => ({
    path: `${name}/`,
    label: `${label} itself`,
    edges: [name],
    children: [],
  }));
  const children = [...leafEntries, ...deeper];
  return { path, label, edges: children.flatMap(({ edges }) => edges), children };
}

type CheckedState = 'all' | 'some' | 'none';

/** How many of the edge types of a level are selected. */
export function checkedStateOf({ edges }: EdgeNode, selected: readonly string[]): CheckedState {
  const count = edges.filter((edge) => selected.includes(edge)).length;
  if (count === 0) return 'none';
  return count === edges.length ? 'all' : 'some';
}

/** The selection after toggling a level: all of it selected or, when it was already, none of it. */
export function toggleEdges(node: EdgeNode, selected: readonly string[]): string[] {
  const others = selected.filter((edge) => !node.edges.includes(edge));
  return checkedStateOf(node, selected) === 'all' ? others : [...others, ...node.edges];
}

/** A visible row of the tree. */
export interface EdgeRow {
  readonly node: EdgeNode;
  readonly depth: number;
  readonly parent: string | undefined;
}

/** The visible rows: those that are not below a closed level. */
export function visibleRows(nodes: readonly EdgeNode[], closed: ReadonlySet<string>): EdgeRow[] {
  const rows = (level: readonly EdgeNode[], depth: number, parent?: string): EdgeRow[] =>
    level.flatMap((node) => [
      { node, depth, parent },
      ...(closed.has(node.path) ? [] : rows(node.children, depth + 1, node.path)),
    ]);
  return rows(nodes, 0);
}

interface FocusedRow {
  readonly row: EdgeRow;
  readonly rows: readonly EdgeRow[];
  readonly isOpen: boolean;
}

/** What a key does: moves the focus to the row of a path, opens or closes the row, or toggles its checkbox. */
interface TreeAction {
  readonly focus?: string;
  readonly open?: boolean;
  readonly toggle?: boolean;
}

/** The action of a key, after the tree pattern of WAI-ARIA; undefined for other keys. */
export function treeActionOf(key: string, { row, rows, isOpen }: FocusedRow): TreeAction | undefined {
  const index = rows.indexOf(row);
  const pathAt = (i: number) => rows.at(i)?.node.path;
  switch (key) {
    case 'ArrowDown':
      return { focus: pathAt(Math.min(index + 1, rows.length - 1)) };
    case 'ArrowUp':
      return { focus: pathAt(Math.max(index - 1, 0)) };
    case 'Home':
      return { focus: pathAt(0) };
    case 'End':
      return { focus: pathAt(-1) };
    case 'ArrowRight':
      if (!row.node.children.length) return {};
      return isOpen ? { focus: pathAt(index + 1) } : { open: true };
    case 'ArrowLeft':
      return isOpen ? { open: false } : { focus: row.parent };
    case ' ':
    case 'Enter':
      return { toggle: true };
    default:
      return undefined;
  }
}
