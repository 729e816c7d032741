import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Redo, Undo } from '../../ui/icons.tsx';
import { useViewer } from './viewerContext.ts';

/** Takes back changes of layout, filters, uploads and moved genes, and makes them again; by key as well. */
export function HistoryTools() {
  const { dispatch, canUndo, canRedo } = useViewer();
  const undo = () => dispatch({ type: 'undo' });
  const redo = () => dispatch({ type: 'redo' });
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]);
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="default"
        size={32}
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        disabled={!canUndo}
        onClick={undo}
      >
        <Undo />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={32}
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
