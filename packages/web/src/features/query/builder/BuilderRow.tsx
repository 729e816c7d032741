import { Select } from '../../../ui/fields.tsx';
import type { Operator } from '@trellis/core/query';
import { Close, Copy, Plus } from '../../../ui/toolIcons.tsx';
import { useBuilderRows } from './builderRows.ts';
import { FilterFields } from './FilterFields.tsx';
import { IconButton, MoveHandle } from './RowButtons.tsx';
import type { NodeRow } from './nodeRows.ts';
import {
  canContain,
  firstPosition,
  isFilter,
  nodeKinds,
  positionAfter,
  type BuilderNode,
  type NodeKind,
  type NodePosition,
} from './nodes.ts';
import { TfField } from './TfField.tsx';
import styles from './builder.module.css';
import { Menu } from '@mantine/core';

/** Labels of the kinds of nodes. */
const kindNames: Readonly<Record<NodeKind, string>> = {
  tf: 'TF',
  group: 'TF Group',
  filter: 'Filter',
  filterGroup: 'Filter Group',
};

interface NodeProps {
  readonly node: BuilderNode;
  /** Names the node in the labels of its controls. */
  readonly label: string;
}

/** A node of the builder: handle, operator, negation, fields, and tools. */
export function BuilderRow({ row: { node, depth, isFirst } }: { readonly row: NodeRow }) {
  const { actions, drag } = useBuilderRows();
  const label = node.kind === 'tf' && node.name ? node.name : kindNames[node.kind];
  return (
    <li
      className={styles.row}
      aria-label={`${label}, level ${depth + 1}`}
      data-row={node.id}
      data-shade={Math.min(depth, 4)}
      data-dragged={drag.dragged === node.id || undefined}
      data-mark={drag.target?.row === node.id ? drag.target.where : undefined}
      style={{ paddingLeft: `calc(4px + ${Math.min(depth, 8)} * var(--indent))` }}
    >
      <MoveHandle id={node.id} label={label} />
      <OperatorSelect node={node} label={label} isFirst={isFirst} />
      <button
        type="button"
        className={styles.not}
        aria-pressed={node.not}
        onClick={() => actions.change(node.id, { not: !node.not })}
      >
        not
      </button>
      <div className={styles.body}>
        <NodeFields node={node} />
      </div>
      <RowTools node={node} label={label} />
    </li>
  );
}

const operators: readonly Operator[] = ['or', 'and'];

function OperatorSelect({ node, label, isFirst }: NodeProps & { readonly isFirst: boolean }) {
  const { actions } = useBuilderRows();
  return (
    <Select
      className={styles.operator}
      aria-label={`Operator of ${label}`}
      data-first={isFirst || undefined}
      disabled={isFirst}
      value={node.operator}
      data={[...operators]}
      onChange={({ currentTarget: { value } }) =>
        actions.change(node.id, { operator: operators.find((operator) => operator === value) })
      }
    />
  );
}

function NodeFields({ node }: Pick<NodeProps, 'node'>) {
  const { actions } = useBuilderRows();
  switch (node.kind) {
    case 'tf':
      return <TfField value={node.name} onChange={(name) => actions.change(node.id, { name })} />;
    case 'filter':
      return <FilterFields node={node} />;
    case 'group':
    case 'filterGroup':
      return <span className={styles.group}>{kindNames[node.kind]}</span>;
    default:
      return node satisfies never;
  }
}

function RowTools({ node, label }: NodeProps) {
  const { actions } = useBuilderRows();
  return (
    <div className={styles.tools}>
      <AddMenu node={node} label={label} />
      <IconButton label={`Duplicate ${label}`} onClick={() => actions.duplicate(node.id)}>
        <Copy />
      </IconButton>
      <IconButton label={`Remove ${label}`} onClick={() => actions.remove(node.id)}>
        <Close />
      </IconButton>
    </div>
  );
}

/** Adds a node into a row or after it. */
function AddMenu({ node, label }: { readonly node: BuilderNode; readonly label: string }) {
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
