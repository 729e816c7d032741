import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTfs } from '../../api/names.ts';
import { useQueryHistory } from '../../state/queryHistory.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { HistoryMenu } from '../../ui/HistoryMenu.tsx';
import { Copy, Dice, Help } from '../../ui/toolIcons.tsx';
import { SyntaxHelp } from './SyntaxHelp.tsx';
import styles from './QueryTools.module.css';

/** How long Copy confirms, in milliseconds. */
const copiedMs = 500;

interface Props {
  readonly text: string;
  /** Replaces the text of the query. */
  readonly onPick: (text: string) => void;
}

/** History, a random query, a copy of the text, and help. */
export function QueryTools({ text, onPick }: Props) {
  const { data: tfs } = useTfs();
  return (
    <div className={styles.tools}>
      <HistoryMenu history={useQueryHistory()} onPick={onPick} />
      <Button
        variant="default"
        leftSection={<Dice />}
        disabled={!tfs?.length}
        title="Insert one to five random transcription factors"
        onClick={() => tfs && onPick(randomQuery(tfs.map(({ value }) => value)))}
      >
        Randomize
      </Button>
      <CopyButton label="Copy" title="Copy query to clipboard" icon={<Copy />} text={() => text} doneMs={copiedMs} />
      <QueryInfo />
    </div>
  );
}

/** Time for the pointer to reach the help. */
const closeDelayMs = 200;

/** The query language in a few lines, as long as the pointer or the focus is on the button or on the help itself. */
function QueryInfo() {
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

const maxTfs = 5;

/**
 * A query of one to five different TFs, sorted and joined with `or`; '' without TFs. `random` returns numbers in [0, 1): one
 * for the number of TFs and one for each TF.
 */
export function randomQuery(tfs: readonly string[], random: () => number = Math.random): string {
  const left = [...tfs];
  const count = Math.min(left.length, 1 + Math.floor(random() * maxTfs));
  const drawn = Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
  return drawn.sort().join(' or ');
}
