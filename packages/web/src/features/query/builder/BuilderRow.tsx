import { NativeSelect } from '@mantine/core';
import type { Operator } from '@trellis/core';
import { useQueryNames } from '../../../api/keys.ts';
import { Close, Copy, Grip } from '../../../ui/icons.tsx';
import { SuggestField } from '../../../ui/SuggestField.tsx';
import { AddMenu, kindNames } from './AddMenu.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { Step } from './moves.ts';
import { tfsAround, type NodeChange, type NodeKind, type Nodes, type Place, type Row } from './nodes.ts';
import { Tool } from './Tool.tsx';
import type { Drag } from './useDrag.ts';
import styles from './builder.module.css';

export interface RowActions {
  readonly change: (id: number, change: NodeChange) => void;
  readonly add: (kind: NodeKind, place: Place) => void;
  readonly duplicate: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly step: (id: number, step: Step) => void;
}

interface Props {
  readonly row: Row;
  readonly nodes: Nodes;
  readonly drag: Drag;
  readonly focus: boolean;
  readonly actions: RowActions;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** A node of the builder: its handle, how it is joined, what it says, and what can be done with it. */
export function BuilderRow({ row: { node, depth, first }, nodes, drag, focus, actions }: Props) {
  const label = node.kind === 'tf' && node.name ? node.name : kindNames[node.kind];
  const mark = drag.drop?.row === node.id ? drag.drop.where : undefined;
  return (
    <li
      className={styles.row}
      aria-label={`${label}, level ${depth + 1}`}
      data-row={node.id}
      data-shade={Math.min(depth, 4)}
      data-dragged={drag.dragged === node.id || undefined}
      data-mark={mark}
      style={{ paddingLeft: `calc(4px + ${Math.min(depth, 8)} * var(--indent))` }}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={`Move ${label}: arrow keys; right into the group above, left out of it`}
        data-handle={node.id}
        title="Drag, or press the arrow keys"
        {...drag.handle(node.id)}
        onKeyDown={(event) => {
          const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
          if (!step) return;
          event.preventDefault();
          actions.step(node.id, step);
        }}
      >
        <Grip />
      </button>
      <NativeSelect
        className={styles.operator}
        aria-label={`Operator of ${label}`}
        data-first={first || undefined}
        disabled={first}
        value={node.operator}
        data={['or', 'and']}
        onChange={(event) => actions.change(node.id, { operator: event.currentTarget.value as Operator })}
      />
      <button
        type="button"
        className={styles.not}
        aria-pressed={node.not}
        onClick={() => actions.change(node.id, { not: !node.not })}
      >
        not
      </button>
      <div className={styles.body}>{bodyOf({ node, nodes, focus, actions })}</div>
      <div className={styles.tools}>
        <AddMenu nodes={nodes} node={node} label={label} onAdd={actions.add} />
        <Tool label={`Duplicate ${label}`} onClick={() => actions.duplicate(node.id)}>
          <Copy />
        </Tool>
        <Tool label={`Remove ${label}`} onClick={() => actions.remove(node.id)}>
          <Close />
        </Tool>
      </div>
    </li>
  );
}

function bodyOf({ node, nodes, focus, actions }: Pick<Props, 'nodes' | 'focus' | 'actions'> & { node: Row['node'] }) {
  const change = (next: NodeChange) => actions.change(node.id, next);
  switch (node.kind) {
    case 'tf':
      return <TfField value={node.name} onChange={(name) => change({ name })} />;
    case 'filter':
      return <FilterFields node={node} tfs={tfsAround(nodes, node)} focus={focus} onChange={change} />;
    case 'group':
    case 'filterGroup':
      return <span className={styles.group}>{kindNames[node.kind]}</span>;
    default:
      return node satisfies never;
  }
}

function TfField({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  const { data: names = [] } = useQueryNames();
  return (
    <div className={styles.tf}>
      <SuggestField
        label="TF"
        size="sm"
        value={value}
        onChange={onChange}
        items={names}
        placeholder="TF or keyword"
      />
    </div>
  );
}
