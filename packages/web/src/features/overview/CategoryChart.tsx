import { layoutPie, Pie, type FigureTheme, type PieSlice } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { useViewportSize } from '@mantine/hooks';
import { formatCount } from '../../ui/numbers.ts';
import { useWidth } from '../../ui/useWidth.ts';
import styles from './CategoryChart.module.css';

interface Props {
  readonly slices: readonly PieSlice[];
  readonly label: string;
}

const theme: FigureTheme = { ink: 'var(--ink)', quiet: 'var(--ink-3)', line: 'var(--line)', paper: 'var(--paper)' };

/** Share of the window's height, minimum height in pixels, and maximum height of a narrow chart as a share of its width. */
const [windowShare, minHeight, maxAspect] = [0.5, 240, 0.8];

function heightOf(window: number, width = Infinity): number {
  const half = Math.max(Math.round(window * windowShare), minHeight);
  return width < 480 ? Math.min(half, Math.round(width * maxAspect)) : half;
}

/** A pie chart as wide as its container and half as high as the window; shows the values of the slice under the pointer. */
export function CategoryChart({ slices, label }: Props) {
  const [ref, width] = useWidth();
  const { height: window } = useViewportSize();
  const height = heightOf(window, width);
  const [active, setActive] = useState<number>();
  const layout = useMemo(
    () => (width === undefined || window === 0 ? undefined : layoutPie(slices, { width, height })),
    [slices, width, height, window],
  );
  const pointed = layout?.slices[active ?? -1];
  return (
    <div ref={ref} className={styles.chart} style={{ height }}>
      {layout && <Pie layout={layout} theme={theme} label={label} active={active} onPoint={setActive} />}
      <p className={styles.pointed} hidden={!pointed}>
        {pointed && (
          <>
            <span className={styles.swatch} style={{ background: pointed.color }} />
            {pointed.label}: <strong>{formatCount(pointed.count)}</strong> ({(pointed.share * 100).toFixed(1)}%)
          </>
        )}
      </p>
    </div>
  );
}
