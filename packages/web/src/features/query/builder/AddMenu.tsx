import { Menu } from '@mantine/core';
import { Plus } from '../../../ui/toolIcons.tsx';
import { useBuilderRows } from './builderContext.ts';
import { kindNames } from './kindNames.ts';
import { canContain, firstPosition, isFilter, nodeKinds, positionAfter } from './nodes.ts';
import type { BuilderNode, NodeKind, NodePosition } from './nodes.ts';
import styles from './builder.module.css';

/** Adds a node into a row or after it. */
export function AddMenu({ node, label }: { readonly node: BuilderNode; readonly label: string }) {
  const { nodes, actions } = useBuilderRows();
  const childKinds = nodeKinds.filter((kind) => canContain(node.kind, kind));
  const siblingKinds = nodeKinds.filter((kind) => isFilter(kind) === isFilter(node.kind));
  const positionIn = (kind: NodeKind): NodePosition =>
    isFilter(kind) ? { parent: node.id } : firstPosition(nodes, node.id, kind);
  return (
    <Menu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={styles.icon} aria-label={`Add at ${label}`} title="Add">
          <Plus />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {childKinds.map((kind) => (
          <Menu.Item key={`in ${kind}`} onClick={() => actions.add(kind, positionIn(kind))}>
            Add {kindNames[kind]}
          </Menu.Item>
        ))}
        {siblingKinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => actions.add(kind, positionAfter(nodes, node))}>
            Add {kindNames[kind]} after
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
