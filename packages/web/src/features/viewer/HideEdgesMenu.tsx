import { Menu } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { edgeNames } from './scene/scene.ts';
import { toggleMember } from './scene/visibility.ts';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

/** Hides edges by name; hidden names are checked. */
export function HideEdgesMenu() {
  const { picture, state, dispatch } = useViewer();
  const names = edgeNames(picture.scene);
  const hidden = state.filters.names;
  const hide = (next: ReadonlySet<string>) => dispatch({ type: 'filter', change: { names: next } });
  const count = names.filter((name) => hidden.has(name)).length;
  return (
    <Menu position="bottom-start" offset={4} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<Chevron />}>
          Hide Edges{count > 0 && ` (${count})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.hideMenu}>
        <Menu.Item onClick={() => hide(new Set(names))}>Hide All</Menu.Item>
        <Menu.Item onClick={() => hide(new Set())}>Unhide All</Menu.Item>
        <Menu.Divider />
        {names.map((name) => (
          <Menu.CheckboxItem key={name} checked={hidden.has(name)} onChange={() => hide(toggleMember(hidden, name))}>
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
