import { layoutUpSet, UpSet, type SungearData, type SungearPress } from '@trellis/figures';
import { useMemo } from 'react';
import { pageTheme } from '../../ui/pageTheme.ts';
import { useWidth } from '../../ui/useWidth.ts';
import type { GroupSelection } from './selection.ts';
import styles from './SungearPanel.module.css';

interface Props {
  readonly data: SungearData;
  readonly label: string;
  readonly selection: GroupSelection;
  readonly onGroup: (group: number, press: SungearPress) => void;
}

/** Smallest width of the plot in pixels; it scrolls in a narrower page. */
const minWidth = 480;

/** The groups of the diagram as an UpSet plot, with the same selection. */
export function UpSetFigure({ data, label, selection, onGroup }: Props) {
  const [ref, width] = useWidth();
  const layout = useMemo(() => layoutUpSet(data, { width: Math.max(width ?? minWidth, minWidth) }), [data, width]);
  return (
    <div ref={ref} className={styles.scrolled} tabIndex={0} role="region" aria-label="UpSet plot">
      {width !== undefined && (
        <UpSet layout={layout} theme={pageTheme} label={label} selected={selection} onGroup={onGroup} />
      )}
    </div>
  );
}
