import { useRef, useState, type KeyboardEvent } from 'react';
import { toggleEdges, visibleRows, type EdgeNode, type EdgeRow } from './edgeTree.ts';
import { EdgeTreeItem } from './EdgeTreeItem.tsx';
import { treeActionOf } from './treeKeys.ts';
import styles from './EdgeTree.module.css';

interface Props {
  readonly nodes: readonly EdgeNode[];
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
}

/** A tree of checkboxes: the up and down arrows move, right and left open and close, Space toggles. */
export function EdgeTree({ nodes, selected, onChange }: Props) {
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
