import type { NetworkSize } from '@trellis/core/views';
import { Progress } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { Page } from '../../ui/Page.tsx';
import styles from './Viewer.module.css';

interface Props {
  /** Number of nodes and edges that have arrived. */
  readonly received: number;
  /** Size of the network; undefined until it is known. */
  readonly size: NetworkSize | undefined;
  readonly onCancel?: () => void;
}

/** The progress of a network that is loading. */
export function Loading({ received, size, onCancel }: Props) {
  const expected = size && size.observed + size.additional + size.predicted + size.targets + size.tfs;
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
        {onCancel && (
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Page>
  );
}
