import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Check, Moon, Sun } from './icons.tsx';
import styles from './SchemeMenu.module.css';

const schemes = [
  { value: 'auto', name: 'As the system' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

/** Chooses the colour theme; the choice is remembered. */
export function SchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <Menu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label="Colour theme" title="Colour theme">
          {dark ? <Moon /> : <Sun />}
          <span className={styles.text}>Colour theme</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(({ value, name }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={colorScheme === value}
            onClick={() => setColorScheme(value)}
            rightSection={colorScheme === value ? <Check /> : <span className={styles.blank} />}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
