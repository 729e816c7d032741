import { CategoryBars, layoutCategoryBars, layoutPie, Pie, type PieSlice } from '@trellis/figures';
import { useMemo, useState } from 'react';
import { useViewportSize } from '@mantine/hooks';
import { formatCount } from '../../ui/numbers.ts';
import { pageTheme, useWidth } from '../../shared/exports/pageFigure.ts';
import { barsOf } from './category.ts';
import styles from './CategoryChart.module.css';

export type ChartKind = 'pie' | 'bars';

interface Props {
  readonly kind: ChartKind;
  readonly slices: readonly PieSlice[];
  readonly label: string;
  /** Labels of the values of the active filter. */
  readonly chosen: readonly string[];
  /** Called with the label of the value that is clicked. */
  readonly onToggle: (label: string) => void;
}

/** Share of the window's height, minimum height in pixels, and maximum height in a narrow window as a share of the chart's width. */
const [windowShare, minHeight, maxAspect] = [0.5, 240, 0.8];

/** Maximum number of bars on the page; a line counts the other values. */
const maxBars = 200;

/** Room for the scroll bar next to the bars, in pixels. */
const scrollBar = 12;

/** The width below which a window is narrow, in pixels. */
const narrowWindow = 480;

function heightOf(window: { readonly width: number; readonly height: number }, width = Infinity): number {
  const half = Math.max(Math.round(window.height * windowShare), minHeight);
  return window.width < narrowWindow ? Math.min(half, Math.round(width * maxAspect)) : half;
}

/**
 * A chart as wide as its container and half as high as the window: a pie or bars. Shows the value under
 * the pointer; a click filters by it.
 */
export function CategoryChart({ kind, slices, label, chosen, onToggle }: Props) {
  const [ref, width] = useWidth();
  const window = useViewportSize();
  const height = heightOf(window, width);
  const [active, setActive] = useState<number>();
  const picked = useMemo(
    () => new Set(slices.flatMap((slice, i) => (chosen.includes(slice.label) ? [i] : []))),
    [slices, chosen],
  );
  const total = useMemo(() => slices.reduce((sum, { count }) => sum + count, 0), [slices]);
  const pointed = slices[active ?? -1];
  const picking = { active, picked, onPoint: setActive, onPick: (i: number) => onToggle(slices[i].label) };
  const isReady = width !== undefined && window.height !== 0;
  return (
    <div ref={ref} className={styles.chart} style={{ height }}>
      {isReady && kind === 'pie' && (
        <PieChart slices={slices} size={{ width, height }} label={label} picking={picking} />
      )}
      {isReady && kind === 'bars' && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Bars">
          <BarChart slices={slices} width={width - scrollBar} label={label} picking={picking} />
        </div>
      )}
      <p className={styles.pointed} hidden={!pointed}>
        {pointed && (
          <>
            <span className={styles.swatch} style={{ background: pointed.color }} />
            {pointed.label}: <strong>{formatCount(pointed.count)}</strong> (
            {((100 * pointed.count) / total).toFixed(1)}%)
          </>
        )}
      </p>
    </div>
  );
}

interface ChartProps {
  readonly slices: readonly PieSlice[];
  readonly label: string;
  readonly picking: Omit<Parameters<typeof Pie>[0], 'layout' | 'theme' | 'label'>;
}

function PieChart({
  slices,
  size,
  label,
  picking,
}: ChartProps & { readonly size: Record<'width' | 'height', number> }) {
  const { width, height } = size;
  const layout = useMemo(() => layoutPie(slices, { width, height }), [slices, width, height]);
  return <Pie layout={layout} theme={pageTheme} label={label} {...picking} />;
}

function BarChart({ slices, width, label, picking }: ChartProps & { readonly width: number }) {
  const layout = useMemo(() => layoutCategoryBars(barsOf(slices), { width, maxBars }), [slices, width]);
  return <CategoryBars layout={layout} theme={pageTheme} label={label} {...picking} />;
}
