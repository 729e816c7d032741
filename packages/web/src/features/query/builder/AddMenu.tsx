import { Menu } from '@mantine/core';
import { Plus } from '../../../ui/icons.tsx';
import { canHold, isFilter, placeAfter, placeFirst, type BuilderNode, type NodeKind } from './nodes.ts';
import type { Nodes, Place } from './nodes.ts';
import styles from './builder.module.css';

interface Props {
  readonly nodes: Nodes;
  readonly node: BuilderNode;
  readonly label: string;
  readonly onAdd: (kind: NodeKind, place: Place) => void;
}

export const kindNames: Readonly<Record<NodeKind, string>> = {
  tf: 'TF',
  group: 'TF Group',
  filter: 'Filter',
  filterGroup: 'Filter Group',
};
const kinds = Object.keys(kindNames) as NodeKind[];

/** What can be added at a row: into it, or behind it. */
export function AddMenu({ nodes, node, label, onAdd }: Props) {
  const inside = kinds.filter((kind) => canHold(node.kind, kind));
  const behind = kinds.filter((kind) => isFilter(kind) === isFilter(node.kind));
  const last = (kind: NodeKind): Place => (isFilter(kind) ? { parent: node.id } : placeFirst(nodes, node.id, kind));
  return (
    <Menu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={styles.icon} aria-label={`Add at ${label}`} title="Add">
          <Plus />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {inside.map((kind) => (
          <Menu.Item key={`in ${kind}`} onClick={() => onAdd(kind, last(kind))}>
            Add {kindNames[kind]}
          </Menu.Item>
        ))}
        {behind.map((kind) => (
          <Menu.Item key={kind} onClick={() => onAdd(kind, placeAfter(nodes, node))}>
            Add {kindNames[kind]} after
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
