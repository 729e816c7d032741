import type { AnswerOf, readStats } from '@trellis/contract';
import { Button, Progress } from '@mantine/core';
import { formatCount } from '../../ui/numbers.ts';
import { Page } from '../../ui/Page.tsx';
import styles from './Viewer.module.css';

interface Props {
  /** Number of nodes and edges that have arrived. */
  readonly received: number;
  /** Size of the network; undefined until it is known. */
  readonly stats: AnswerOf<typeof readStats> | undefined;
  readonly onCancel: () => void;
}

/** The progress of a network that is loading. */
export function Loading({ received, stats, onCancel }: Props) {
  const expected = stats && stats.edges + stats.targets + stats.tfs;
  const share = expected ? Math.min(99, (100 * received) / expected) : 0;
  return (
    <Page title="Network" heading="Loading the network">
      <div className={styles.loading} role="status">
        <Progress
          value={share}
          animated
          aria-label="Loading the network"
          transitionDuration={0}
          className={styles.progress}
        />
        <p>
          {received > 0 ? `${formatCount(received)} genes and edges` : 'The server is preparing the network'}
          {received > 0 && expected !== undefined && ` of about ${formatCount(expected)}`}
        </p>
        <Button variant="default" size="compact-sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Page>
  );
}
