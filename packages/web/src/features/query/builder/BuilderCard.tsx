import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useNameMeanings } from '../../../api/names.ts';
import { useChosenOwn } from '../../../state/own/ownAnalyses.ts';
import { Card } from '../../../ui/Page.tsx';
import { Plus, Redo, Undo } from '../../../ui/toolIcons.tsx';
import { BuilderContext, useNodeActions, useRowDrag } from './builderRows.ts';
import { BuilderRow } from './BuilderRow.tsx';
import { meaningWithOwn } from '../own/ownVocabulary.ts';
import { namesOf, rowsOf } from './nodeRows.ts';
import { firstPosition, type NodeKind, type Nodes } from './nodes.ts';
import { useBuilder } from './useBuilder.ts';
import { IconButton } from './RowButtons.tsx';
import { useDraft } from '../../../state/draft.ts';
import { applyBuiltQuery, differingBuiltQuery, fillBuilder, followText } from './builderSync.ts';
import { readQuery } from './readQuery.ts';
import { writeQuery } from './writeQuery.ts';
import { usePaused } from '../../../state/usePaused.ts';
import hiddenStyles from '../../../ui/hidden.module.css';
import styles from './builder.module.css';

/** The query as rows, to build it without typing the language. */
export function BuilderCard() {
  const nodes = useBuilder((builder) => builder.nodes);
  const { actions, applyMove, status, added } = useNodeActions();
  const drag = useRowDrag(nodes, applyMove);
  const meanings = useMeanings(nodes);
  const addFirst = (kind: NodeKind) => actions.add(kind, firstPosition(nodes, undefined, kind));
  return (
    <Card title="Query Builder">
      <div className={styles.bar}>
        <Button variant="default" leftSection={<Plus />} onClick={() => addFirst('tf')}>
          Add TF
        </Button>
        <Button variant="default" leftSection={<Plus />} onClick={() => addFirst('group')}>
          Add TF Group
        </Button>
        <UndoTools />
      </div>
      {nodes.length === 0 ? (
        <p className={styles.empty}>Add a TF, or write a query above: its rows appear here.</p>
      ) : (
        <BuilderContext value={{ nodes, actions, drag, meanings, added }}>
          <ul className={styles.rows} aria-label="Rows of the query" data-dragging={drag.dragged !== undefined}>
            {rowsOf(nodes).map((row) => (
              <BuilderRow key={row.node.id} row={row} />
            ))}
          </ul>
        </BuilderContext>
      )}
      <p role="status" className={hiddenStyles.hidden}>
        {status}
      </p>
      <SyncBar />
    </Card>
  );
}

/** The meanings of the names in the rows, a moment after they were typed. */
function useMeanings(nodes: Nodes) {
  const own = useChosenOwn();
  const meanings = useNameMeanings(namesOf(usePaused(nodes, 300)));
  return new Map([...meanings].map(([name, meaning]) => [name, meaningWithOwn(meaning, own)]));
}

function UndoTools() {
  const { nodes, past, future, undo, redo, change } = useBuilder();
  return (
    <span className={styles.history}>
      <IconButton label="Undo" disabled={!past.length} onClick={undo}>
        <Undo />
      </IconButton>
      <IconButton label="Redo" disabled={!future.length} onClick={redo}>
        <Redo />
      </IconButton>
      <Button variant="default" disabled={!nodes.length} onClick={() => change([])}>
        Clear
      </Button>
    </span>
  );
}

/**
 * The buttons that copy the query of the builder to the text or fill the rows from the text. They have something to do only
 * where rows cannot show the text; then the query of the builder is shown above them.
 */
function SyncBar() {
  const { built, differs, problem, canFill, fill, build } = useBuilderSync();
  return (
    <div className={styles.written}>
      {differs && <code className={styles.text}>{built}</code>}
      <div className={styles.bar}>
        <Button
          variant={differs ? 'filled' : 'default'}
          className={differs ? styles.differs : undefined}
          disabled={problem === undefined || built === ''}
          onClick={build}
        >
          Build Query
        </Button>
        <Button variant="default" disabled={!canFill} onClick={fill}>
          Fill from Query
        </Button>
        <span className={styles.note}>{problem ?? (differs ? 'The builder and the text differ.' : '')}</span>
      </div>
    </div>
  );
}

interface BuilderSync {
  /** The query of the builder; '' when no row is complete. */
  readonly built: string;
  /** Whether the builder has another query than the text, which it cannot show. */
  readonly differs: boolean;
  /** Why the text cannot be shown as rows. */
  readonly problem: string | undefined;
  /** Whether the text has other rows than the builder. */
  readonly canFill: boolean;
  readonly fill: () => void;
  readonly build: () => void;
}

/**
 * Keeps the rows of the builder in step with the text. A text that rows cannot show leaves them alone; then `build` makes
 * the text agree.
 */
function useBuilderSync(): BuilderSync {
  const text = usePaused(
    useDraft((draft) => draft.text),
    100,
  );
  const built = writeQuery(useBuilder((builder) => builder.nodes));
  const read = readQuery(text);
  useEffect(() => followText(text), [text]);
  return {
    built,
    differs: differingBuiltQuery(text) !== undefined,
    problem: 'problem' in read ? read.problem : undefined,
    canFill: 'nodes' in read && writeQuery(read.nodes) !== built,
    fill: () => fillBuilder(text),
    build: () => applyBuiltQuery(built),
  };
}
