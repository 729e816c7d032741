import type { EdgeRow } from './edgeTree.ts';

interface FocusedRow {
  readonly row: EdgeRow;
  readonly rows: readonly EdgeRow[];
  readonly isOpen: boolean;
}

/** What a key does: moves the focus to the row of a path, opens or closes the row, or toggles its checkbox. */
export interface TreeAction {
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
