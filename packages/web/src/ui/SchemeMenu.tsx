import { chooseScheme, useSchemeChoice } from './colorScheme.ts';
import { Moon, Sun } from './icons.tsx';
import { NavMenu } from './NavMenu.tsx';
import styles from './SchemeMenu.module.css';

const schemes = [
  { value: 'auto', name: 'As the system' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const;

/** Chooses the color theme; the choice is remembered. */
export function SchemeMenu() {
  const choice = useSchemeChoice();
  const button = (
    <>
      <span className={styles.sun}>
        <Sun />
      </span>
      <span className={styles.moon}>
        <Moon />
      </span>
      <span className={styles.text}>Color theme</span>
    </>
  );
  return (
    <NavMenu button={button} label="Color theme" className={styles.button} align="end">
      {schemes.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === choice}
          onClick={() => chooseScheme(value)}
        >
          {name}
        </button>
      ))}
    </NavMenu>
  );
}
