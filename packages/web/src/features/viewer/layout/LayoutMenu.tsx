import { Menu } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import { Chevron } from '../../../ui/icons.tsx';
import { isLayoutName, layoutHints, layoutLabels, type LayoutName } from '../scene/arrangement.ts';
import styles from './Layout.module.css';

interface Props {
  readonly value: LayoutName;
  readonly onChange: (name: LayoutName) => void;
}

/** Chooses the layout of the network. */
export function LayoutMenu({ value, onChange }: Props) {
  return (
    <Menu position="bottom-start" offset={4}>
      <Menu.Target>
        <Button variant="default" rightSection={<Chevron />} title={`Layout: ${layoutLabels[value]}`}>
          Layout
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={(name) => isLayoutName(name) && onChange(name)}>
          {Object.entries(layoutLabels).map(([name, label]) => (
            <Menu.RadioItem key={name} value={name} closeMenuOnClick>
              {label}
              <span className={styles.hint}>{isLayoutName(name) && layoutHints[name]}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
