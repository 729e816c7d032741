import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { chooseScheme, useSchemeChoice } from './colorScheme.ts';
import { Moon, Sun } from './icons.tsx';
import { usePopover } from './usePopover.ts';
import styles from './NavMenu.module.css';

interface Props {
  /** Content of the button. */
  readonly button: ReactNode;
  readonly label?: string;
  readonly className?: string;
  readonly align?: 'start' | 'end';
  /** Elements with a role of a menu item; choosing one closes the menu. */
  readonly children: ReactNode;
}

/** A button of the navigation bar with a menu: arrow keys go through it, Escape closes it. */
export function NavMenu({ button, label, className, align, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const close = () => setIsOpen(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true);
    else if (event.key !== 'Escape' || !isOpen) return;
    else close();
    event.preventDefault();
    event.stopPropagation();
    anchor.current?.focus();
  };
  return (
    <div className={styles.place} onBlur={leave} onKeyDown={press}>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <Items id={menu} anchor={anchor} align={align} onChoose={close}>
          {children}
        </Items>
      )}
    </div>
  );
}

interface ItemsProps extends Pick<Props, 'align' | 'children'> {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: () => void;
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['Home', -Infinity],
  ['End', Infinity],
]);

function Items({ id, anchor, align, onChoose, children }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  usePopover(menu, anchor, { align });
  const move = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const now = items.findIndex((item) => item === document.activeElement);
    const next = Number.isFinite(step) ? (now + step + items.length) % items.length : step < 0 ? 0 : items.length - 1;
    items[next]?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      popover="manual"
      role="menu"
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={move}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

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
