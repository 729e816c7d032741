import { Progress } from '@mantine/core';
import { Button } from '../../../ui/Button.tsx';
import styles from './Layout.module.css';
import type { ForceRun } from './useForceLayout.ts';

/** The progress of a force-directed layout; nothing while none is computed. */
export function LayoutProgress({ share, stop, cancel }: ForceRun) {
  if (share === undefined) return null;
  return (
    <div className={styles.progress} role="status">
      <span>Computing the layout</span>
      <Progress className={styles.bar} value={100 * share} transitionDuration={0} aria-label="Computing the layout" />
      <Button size="compact-sm" variant="default" title="Use the layout as far as it is" onClick={stop}>
        Stop
      </Button>
      <Button size="compact-sm" variant="subtle" title="Keep the layout from before" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
