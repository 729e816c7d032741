import { Button } from '../../../ui/Button.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useNameMeanings } from '../../../api/names.ts';
import { useChosenOwn } from '../../../state/own/ownAnalyses.ts';
import { Card } from '../../../ui/Card.tsx';
import { Plus, Redo, Undo } from '../../../ui/toolIcons.tsx';
import { BuilderContext } from './builderContext.ts';
import { BuilderRow } from './BuilderRow.tsx';
import { meaningWithOwn } from '../own/ownVocabulary.ts';
import { namesOf, rowsOf } from './nodeRows.ts';
import { firstPosition, type NodeKind, type Nodes } from './nodes.ts';
import { SyncBar } from './SyncBar.tsx';
import { useBuilder } from './useBuilder.ts';
import { useNodeActions } from './useNodeActions.ts';
import { useRowDrag } from './useRowDrag.ts';
import hiddenStyles from '../../../ui/hidden.module.css';
import { IconButton } from './IconButton.tsx';
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
  const [names] = useDebouncedValue(namesOf(nodes), 300);
  const own = useChosenOwn();
  const meanings = useNameMeanings(names);
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
