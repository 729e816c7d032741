import type { KeyboardEvent, MouseEvent } from 'react';
import { Chevron } from '../../../ui/icons.tsx';
import { checkedStateOf, type EdgeRow } from './edgeTree.ts';
import styles from './EdgeTree.module.css';

interface Props {
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
export function EdgeTreeItem({
  row: { node, depth },
  selected,
  isOpen,
  isCurrent,
  onKeyDown,
  onClick,
  onOpen,
}: Props) {
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
