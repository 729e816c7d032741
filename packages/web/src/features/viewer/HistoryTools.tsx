import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Redo, Undo } from '../../ui/toolIcons.tsx';
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
  const tools = [
    { label: 'Undo', keys: 'Ctrl+Z', icon: <Undo />, disabled: !canUndo, onClick: undo },
    { label: 'Redo', keys: 'Ctrl+Shift+Z', icon: <Redo />, disabled: !canRedo, onClick: redo },
  ];
  return (
    <ActionIcon.Group>
      {tools.map(({ label, keys, icon, ...rest }) => (
        <ActionIcon key={label} variant="default" size={32} aria-label={label} title={`${label} (${keys})`} {...rest}>
          {icon}
        </ActionIcon>
      ))}
    </ActionIcon.Group>
  );
}
