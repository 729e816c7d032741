import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Plus, Redo, Undo } from '../../../ui/icons.tsx';
import { BuilderRow, type RowActions } from './BuilderRow.tsx';
import { placeOfStep } from './moves.ts';
import { addNode, changeNode, duplicateNode, moveNode, nextId, placeFirst, removeNode, rowsOf } from './nodes.ts';
import type { NodeKind, Nodes, Place } from './nodes.ts';
import { useBuilder } from './useBuilder.ts';
import { useDrag } from './useDrag.ts';
import { useFollowText, type Standing } from './useFollowText.ts';
import hiddenStyles from '../../../ui/hidden.module.css';
import { Tool } from './Tool.tsx';
import styles from './builder.module.css';

/** The query as rows, to be put together without writing. */
export function BuilderCard() {
  const { nodes, change } = useBuilder();
  const standing = useFollowText();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<number>();
  const move = (next: Nodes) => {
    setSaid(next === nodes ? 'It cannot go there.' : 'Moved.');
    change(next);
  };
  const drag = useDrag(nodes, move);
  const add = (kind: NodeKind, place: Place) => {
    setAdded(nextId(nodes));
    change(addNode(nodes, kind, place));
  };
  const actions: RowActions = {
    add,
    change: (id, next) => change(changeNode(nodes, id, next), `${id} ${Object.keys(next).join(' ')}`),
    duplicate: (id) => change(duplicateNode(nodes, id)),
    remove: (id) => change(removeNode(nodes, id)),
    step: (id, step) => {
      const place = placeOfStep(nodes, id, step);
      move(place ? moveNode(nodes, id, place) : nodes);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus());
    },
  };
  const atStart = (kind: NodeKind) => () => add(kind, placeFirst(nodes, undefined, kind));

  return (
    <Card title="Query Builder">
      <div className={styles.bar}>
        <Button variant="default" leftSection={<Plus />} onClick={atStart('tf')}>
          Add TF
        </Button>
        <Button variant="default" leftSection={<Plus />} onClick={atStart('group')}>
          Add TF Group
        </Button>
        <History />
      </div>
      {nodes.length === 0 ? (
        <p className={styles.empty}>Add a TF, or write a query above: its rows appear here.</p>
      ) : (
        <ul className={styles.rows} aria-label="Rows of the query" data-dragging={drag.dragged !== undefined}>
          {rowsOf(nodes).map((row) => (
            <BuilderRow
              key={row.node.id}
              row={row}
              nodes={nodes}
              drag={drag}
              focus={row.node.id === added}
              actions={actions}
            />
          ))}
        </ul>
      )}
      <p role="status" className={hiddenStyles.hidden}>
        {said}
      </p>
      <Written standing={standing} />
    </Card>
  );
}

function History() {
  const { nodes, past, future, undo, redo, change } = useBuilder();
  return (
    <span className={styles.history}>
      <Tool label="Undo" disabled={!past.length} onClick={undo}>
        <Undo />
      </Tool>
      <Tool label="Redo" disabled={!future.length} onClick={redo}>
        <Redo />
      </Tool>
      <Button variant="default" disabled={!nodes.length} onClick={() => change([])}>
        Clear
      </Button>
    </span>
  );
}

function Written({ standing: { written, differs, problem, fill, build } }: { readonly standing: Standing }) {
  return (
    <div className={styles.written}>
      {written !== '' && <code className={styles.text}>{written}</code>}
      <div className={styles.bar}>
        <Button
          variant={differs ? 'filled' : 'default'}
          className={differs ? styles.differs : undefined}
          disabled={written === ''}
          onClick={build}
        >
          Build Query
        </Button>
        <Button variant="default" disabled={problem !== undefined} onClick={fill}>
          Fill from Query
        </Button>
        <span className={styles.note}>
          {problem ?? (differs ? 'The text of the query says something else.' : '')}
        </span>
      </div>
    </div>
  );
}
