import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from './icons.tsx';
import styles from './SchemeMenu.module.css';

const schemes = [
  { value: 'auto', name: 'As the system' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

/** Chooses the color theme; the choice is remembered. */
export function SchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const choose = (chosen: string) => {
    const scheme = schemes.find(({ value }) => value === chosen);
    if (scheme) setColorScheme(scheme.value);
  };
  return (
    <Menu position="bottom-end" offset={4}>
      <Menu.Target>
        <button type="button" className={styles.button} aria-label="Color theme" title="Color theme">
          {dark ? <Moon /> : <Sun />}
          <span className={styles.text}>Color theme</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {schemes.map(({ value, name }) => (
            <Menu.RadioItem key={value} value={value}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
