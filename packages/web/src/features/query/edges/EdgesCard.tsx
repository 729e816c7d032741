import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useInputs } from '../../../state/inputs.ts';
import { useEdgeTypes } from '../../../api/sources.ts';
import { Card } from '../../../ui/Page.tsx';
import { countOf } from '../../../ui/numbers.ts';
import {
  checkedStateOf,
  edgeTree,
  toggleEdges,
  treeActionOf,
  visibleRows,
  type EdgeNode,
  type EdgeRow,
} from './edgeTree.ts';
import { Chevron } from '../../../ui/icons.tsx';
import styles from './EdgeTree.module.css';

/** Selects the additional edges that the result shows; empty when the data set has none, or they cannot be listed. */
export function EdgesCard() {
  const types = useEdgeTypes();
  const { edges, chooseEdges } = useInputs();
  const nodes = useMemo(() => edgeTree(types ?? []), [types]);
  if (!types?.length) return null;
  const selected = edges.filter((edge) => types.includes(edge));
  return (
    <Card title="Additional Edge Features">
      <p role="status">{selected.length ? `${countOf(selected.length, 'feature')} chosen` : 'None chosen'}</p>
      <EdgeTree nodes={nodes} selected={selected} onChange={chooseEdges} />
    </Card>
  );
}

interface Props {
  readonly nodes: readonly EdgeNode[];
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
}

/** A tree of checkboxes: the up and down arrows move, right and left open and close, Space toggles. */
function EdgeTree({ nodes, selected, onChange }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const tree = useRef<HTMLUListElement>(null);
  const rows = visibleRows(nodes, closed);
  const current = rows.some(({ node }) => node.path === active) ? active : rows[0]?.node.path;

  const focus = (path: string) => {
    setActive(path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  const setOpen = ({ path }: EdgeNode, open: boolean) =>
    setClosed(new Set(open ? [...closed].filter((one) => one !== path) : [...closed, path]));
  const toggle = (node: EdgeNode) => onChange(toggleEdges(node, selected));
  const pressKey = (event: KeyboardEvent, row: EdgeRow) => {
    const isOpen = row.node.children.length > 0 && !closed.has(row.node.path);
    const action = treeActionOf(event.key, { row, rows, isOpen });
    if (!action) return;
    event.preventDefault();
    if (action.focus !== undefined) focus(action.focus);
    if (action.open !== undefined) setOpen(row.node, action.open);
    if (action.toggle) toggle(row.node);
  };

  return (
    <ul ref={tree} role="tree" aria-label="Additional Edge Features" aria-multiselectable className={styles.tree}>
      {rows.map((row) => (
        <EdgeTreeItem
          key={row.node.path}
          row={row}
          selected={selected}
          isOpen={!closed.has(row.node.path)}
          isCurrent={row.node.path === current}
          onKeyDown={(event) => pressKey(event, row)}
          onClick={() => {
            setActive(row.node.path);
            toggle(row.node);
          }}
          onOpen={(open) => setOpen(row.node, open)}
        />
      ))}
    </ul>
  );
}

interface EdgeTreeItemProps {
  readonly row: EdgeRow;
  readonly selected: readonly string[];
  readonly isOpen: boolean;
  /** Whether Tab stops at this row. */
  readonly isCurrent: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
  readonly onOpen: (open: boolean) => void;
}

const ariaChecked = { all: 'true', some: 'mixed', none: 'false' } as const;

/** A level of the tree with its checkbox; the chevron opens and closes it. */
function EdgeTreeItem({
  row: { node, depth },
  selected,
  isOpen,
  isCurrent,
  onKeyDown,
  onClick,
  onOpen,
}: EdgeTreeItemProps) {
  const checked = checkedStateOf(node, selected);
  const hasChildren = node.children.length > 0;
  const clickChevron = (event: MouseEvent) => {
    if (!hasChildren) return;
    event.stopPropagation();
    onOpen(!isOpen);
  };
  return (
    <li
      role="treeitem"
      data-path={node.path}
      data-shade={Math.min(depth, 4)}
      aria-level={depth + 1}
      aria-checked={ariaChecked[checked]}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.item}
      style={{ paddingLeft: 8 + depth * 20 }}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <span className={styles.fold} data-open={isOpen || undefined} onClick={clickChevron}>
        {hasChildren && <Chevron />}
      </span>
      <span className={styles.box} data-ticked={checked} aria-hidden="true" />
      {node.label}
    </li>
  );
}
