import { Button } from '@mantine/core';
import { useTfs } from '../../api/tfs.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy, Dice } from '../../ui/icons.tsx';
import { useQueryHistory } from '../../state/queryHistory.ts';
import { HistoryMenu } from '../../ui/HistoryMenu.tsx';
import { randomQuery } from './randomQuery.ts';
import styles from './QueryTools.module.css';

/** Milliseconds for which Copy says that it has copied. */
const copied = 500;

interface Props {
  readonly text: string;
  /** Takes a whole query over from elsewhere. */
  readonly onPick: (text: string) => void;
}

/** Where the text of a query can come from and go to without writing: history, chance, clipboard. */
export function QueryTools({ text, onPick }: Props) {
  const { data: tfs } = useTfs();
  return (
    <div className={styles.tools}>
      <HistoryMenu history={useQueryHistory()} onPick={onPick} />
      <Button
        variant="default"
        leftSection={<Dice />}
        disabled={!tfs?.length}
        title="Write one to five transcription factors, drawn at random"
        onClick={() => tfs && onPick(randomQuery(tfs.map(({ value }) => value)))}
      >
        Randomize
      </Button>
      <CopyButton label="Copy" title="Copy query to clipboard" icon={<Copy />} text={() => text} lasts={copied} />
    </div>
  );
}
