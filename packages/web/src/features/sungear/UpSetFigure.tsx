import { layoutUpSet, UpSet, type SungearData, type SungearPress } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { pageTheme } from '../../shared/exports/pageFigure.ts';
import { useSteadyWidth } from '../../shared/exports/pacedWidth.ts';
import type { GroupSelection } from './selection.ts';
import { StatusLine, useMaxHeight } from './DiagramFrame.tsx';
import styles from './SungearPanel.module.css';

interface Props {
  readonly data: SungearData;
  readonly label: string;
  readonly selection: GroupSelection;
  /** Why the last command did nothing. */
  readonly refusal: string | undefined;
  readonly onGroup: (group: number, press: SungearPress) => void;
}

/** Least width of the plot in pixels; it scrolls in a narrower page. */
const minWidth = 300;

/** The groups of the diagram as an UpSet plot, with the same selection and the group under the pointer in words. */
export function UpSetFigure({ data, label, selection, refusal, onGroup }: Props) {
  const [ref, width] = useSteadyWidth();
  const height = useMaxHeight();
  const [active, setActive] = useState<number>();
  const layout = useMemo(
    () => layoutUpSet(data, { width: Math.max(width ?? minWidth, minWidth), height }),
    [data, width, height],
  );
  return (
    <div className={styles.figure}>
      <StatusLine
        refusal={refusal}
        words={layout.columns.find(({ index }) => index === active)?.name}
        hint="Point at a column to read its group; click to select its genes."
      />
      <div ref={ref} className={styles.scrolled} tabIndex={0} role="region" aria-label="UpSet plot">
        {width !== undefined && (
          <UpSet
            layout={layout}
            theme={pageTheme}
            label={label}
            selected={selection}
            onGroup={onGroup}
            onActive={setActive}
          />
        )}
      </div>
    </div>
  );
}
