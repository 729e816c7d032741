import { Button, Menu } from '@mantine/core';
import { Chevron } from '../../ui/icons.tsx';
import { toggleMember } from './scene/visibility.ts';
import styles from './Viewer.module.css';

interface Props {
  /** Different edge names, sorted. */
  readonly names: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (names: ReadonlySet<string>) => void;
}

/** Hides edges by name; a tick stands at what is hidden. */
export function HideEdgesMenu({ names, hidden, onHidden }: Props) {
  const count = names.filter((name) => hidden.has(name)).length;
  return (
    <Menu position="bottom-start" offset={4} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<Chevron />}>
          Hide Edges{count > 0 && ` (${count})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.hideMenu}>
        <Menu.Item onClick={() => onHidden(new Set(names))}>Hide All</Menu.Item>
        <Menu.Item onClick={() => onHidden(new Set())}>Unhide All</Menu.Item>
        <Menu.Divider />
        {names.map((name) => (
          <Menu.CheckboxItem
            key={name}
            checked={hidden.has(name)}
            onChange={() => onHidden(toggleMember(hidden, name))}
          >
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
