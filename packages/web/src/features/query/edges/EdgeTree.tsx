import { useRef, useState, type KeyboardEvent } from 'react';
import { Chevron } from '../../../ui/icons.tsx';
import { tickedOf, toggled, visibleRows, type EdgeNode, type EdgeRow } from './edgeTree.ts';
import styles from './EdgeTree.module.css';

interface Props {
  readonly nodes: readonly EdgeNode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const ariaChecked = { all: 'true', some: 'mixed', none: 'false' } as const;

/** A tree of checkboxes: arrows move, Right and Left open and close, Space ticks. */
export function EdgeTree({ nodes, chosen, onChange }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const tree = useRef<HTMLUListElement>(null);
  const rows = visibleRows(nodes, closed);
  const current = rows.some(({ node }) => node.path === active) ? active : rows[0]?.node.path;

  const goTo = (path: string | undefined) => {
    if (path === undefined) return;
    setActive(path);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  const open = ({ node }: EdgeRow, opened: boolean) =>
    setClosed(new Set(opened ? [...closed].filter((path) => path !== node.path) : [...closed, node.path]));
  const press = (event: KeyboardEvent, row: EdgeRow) => {
    const act = keyOf(event.key, { row, rows, isOpen: row.node.children.length > 0 && !closed.has(row.node.path) });
    if (!act) return;
    event.preventDefault();
    if (act.goTo !== undefined) goTo(act.goTo);
    if (act.open !== undefined) open(row, act.open);
    if (act.tick) onChange(toggled(row.node, chosen));
  };

  return (
    <ul ref={tree} role="tree" aria-label="Additional Edge Features" aria-multiselectable className={styles.tree}>
      {rows.map((row) => {
        const { node, depth } = row;
        const opened = !closed.has(node.path);
        const ticked = tickedOf(node, chosen);
        return (
          <li
            key={node.path}
            role="treeitem"
            data-path={node.path}
            data-shade={Math.min(depth, 4)}
            aria-level={depth + 1}
            aria-checked={ariaChecked[ticked]}
            aria-expanded={node.children.length ? opened : undefined}
            tabIndex={node.path === current ? 0 : -1}
            className={styles.item}
            style={{ paddingLeft: 8 + depth * 20 }}
            onKeyDown={(event) => press(event, row)}
            onClick={() => {
              setActive(node.path);
              onChange(toggled(node, chosen));
            }}
          >
            <span
              className={styles.fold}
              data-open={opened || undefined}
              onClick={(event) => {
                if (!node.children.length) return;
                event.stopPropagation();
                open(row, !opened);
              }}
            >
              {node.children.length > 0 && <Chevron />}
            </span>
            <span className={styles.box} data-ticked={ticked} aria-hidden="true" />
            {node.label}
          </li>
        );
      })}
    </ul>
  );
}

interface At {
  readonly row: EdgeRow;
  readonly rows: readonly EdgeRow[];
  readonly isOpen: boolean;
}

interface Act {
  readonly goTo?: string;
  readonly open?: boolean;
  readonly tick?: boolean;
}

/** What a key does in a tree, by the rules for trees of WAI-ARIA. */
function keyOf(key: string, { row, rows, isOpen }: At): Act | undefined {
  const index = rows.indexOf(row);
  const pathAt = (i: number) => rows.at(i)?.node.path;
  switch (key) {
    case 'ArrowDown':
      return { goTo: pathAt(Math.min(index + 1, rows.length - 1)) };
    case 'ArrowUp':
      return { goTo: pathAt(Math.max(index - 1, 0)) };
    case 'Home':
      return { goTo: pathAt(0) };
    case 'End':
      return { goTo: pathAt(-1) };
    case 'ArrowRight':
      if (!row.node.children.length) return {};
      return isOpen ? { goTo: pathAt(index + 1) } : { open: true };
    case 'ArrowLeft':
      return isOpen ? { open: false } : { goTo: row.parent };
    case ' ':
    case 'Enter':
      return { tick: true };
    default:
      return undefined;
  }
}
