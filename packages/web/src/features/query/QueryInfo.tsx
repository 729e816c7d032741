import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { Help } from '../../ui/toolIcons.tsx';
import { SyntaxHelp } from './SyntaxHelp.tsx';
import styles from './QueryInfo.module.css';

/** Time for the pointer to reach the help. */
const closeDelayMs = 200;

/** The query language in a few lines, as long as the pointer or the focus is on the button or on the help itself. */
export function QueryInfo() {
  const { isOpen, open, close, closeLater } = useHover();
  return (
    <span
      className={styles.info}
      onMouseEnter={open}
      onMouseLeave={closeLater}
      onFocus={open}
      onBlur={closeLater}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Popover opened={isOpen} onChange={(next) => next || close()} position="bottom-end" width={420} shadow="md">
        <Popover.Target>
          <button type="button" className={styles.button} aria-label="Query Info" onClick={open}>
            <Help />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Query Info" className={styles.help}>
          <SyntaxHelp />
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}

function useHover() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), afterMs);
  };
  return { isOpen, open: () => set(true, 0), close: () => set(false, 0), closeLater: () => set(false, closeDelayMs) };
}
