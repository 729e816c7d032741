import { Button } from '../../ui/Button.tsx';
import { useTfs } from '../../api/tfs.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy, Dice } from '../../ui/toolIcons.tsx';
import { useQueryHistory } from '../../state/queryHistory.ts';
import { HistoryMenu } from '../../ui/HistoryMenu.tsx';
import { QueryInfo } from './QueryInfo.tsx';
import { randomQuery } from './randomQuery.ts';
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
