import {
  edgeColors,
  edgeKinds,
  layoutSummaryBars,
  SummaryBars,
  totalOf,
  type EdgeKind,
  type SummaryBarData,
  type SummaryOptions,
} from '@trellis/figures';
import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { pageTheme, useWidth } from '../../shared/exports/pageFigure.ts';
import { Skeleton } from '../../ui/states.tsx';
import legendStyles from './EdgeLegend.module.css';
import styles from './SummaryChart.module.css';

interface SummaryChartProps {
  readonly bars: readonly SummaryBarData[];
  readonly options: Omit<SummaryOptions, 'width'>;
  readonly label: string;
  /** Called with the TF whose bar is clicked; the table has the same as buttons, for the keyboard. */
  readonly onTf: (tf: string) => void;
}

/** The chart as wide as the page allows, with the values of the bar under the pointer. */
export function SummaryChart(props: SummaryChartProps) {
  const [ref, width] = useWidth();
  return (
    <div ref={ref} className={styles.chart}>
      {width === undefined ? <Skeleton height={200} /> : <SizedChart {...props} width={width} />}
    </div>
  );
}

function SizedChart({ bars, options, label, onTf, width }: SummaryChartProps & { readonly width: number }) {
  const { hidden, compact, totalTfs } = options;
  const layout = useMemo(
    () => layoutSummaryBars(bars, { width, hidden, compact, totalTfs }),
    [bars, width, hidden, compact, totalTfs],
  );
  const [active, setActive] = useState<string>();
  const tip = useRef<HTMLDivElement>(null);
  const follow = ({ nativeEvent, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    tip.current?.style.setProperty('--x', `${nativeEvent.clientX - left}px`);
    tip.current?.style.setProperty('--y', `${nativeEvent.clientY - top}px`);
  };
  const bar = bars.find(({ key }) => key === active);
  return (
    <div
      className={styles.figure}
      data-pressable={bar !== undefined}
      onPointerMove={follow}
      onClick={() => bar && onTf(bar.tf)}
    >
      <SummaryBars
        layout={layout}
        theme={pageTheme}
        label={`${label}. The same as a table: choose Table.`}
        active={active}
        onPoint={setActive}
      />
      <div ref={tip} className={styles.tip} hidden={!bar} data-side={width < 640 ? 'below' : 'right'}>
        {bar && <BarTip bar={bar} hidden={hidden ?? []} />}
      </div>
    </div>
  );
}

interface BarTipProps {
  readonly bar: SummaryBarData;
  readonly hidden: readonly EdgeKind[];
}

/** The values of one bar. */
function BarTip({ bar, hidden }: BarTipProps) {
  const counts = bar.counts.filter(({ type, targets }) => targets > 0 && !hidden.includes(type));
  return (
    <>
      <p>
        <strong className={styles.tf}>{bar.tf}</strong> {bar.symbol && <em>{bar.symbol}</em>} {bar.filter}
      </p>
      <p className={styles.name}>{bar.analysisLabel}</p>
      <p className={styles.name}>{bar.analysis}</p>
      <table className={styles.counts}>
        <tbody>
          {counts.map(({ edge, type, targets }) => (
            <tr key={edge}>
              <th scope="row">
                <span className={styles.swatch} style={{ background: edgeColors[type] }} />
                {edge}
              </th>
              <td>{formatCount(targets)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {counts.length > 1 && <p className={styles.total}>{countOf(totalOf({ ...bar, counts }), 'target')}</p>}
      <p className={styles.name}>Click to query {bar.symbol || bar.tf} alone.</p>
    </>
  );
}

interface EdgeLegendProps {
  readonly bars: readonly SummaryBarData[];
  readonly hidden: readonly EdgeKind[];
  readonly onChange: (hidden: EdgeKind[]) => void;
}

/** Colors of the kinds of edges; each entry shows or hides all bars of its kind. */
export function EdgeLegend({ bars, hidden, onChange }: EdgeLegendProps) {
  const counts = bars.flatMap((bar) => bar.counts);
  const sums = edgeKinds.map((type) => ({
    type,
    sum: counts.filter((count) => count.type === type).reduce((sum, { targets }) => sum + targets, 0),
  }));
  const toggle = (type: EdgeKind) =>
    onChange(hidden.includes(type) ? hidden.filter((one) => one !== type) : [...hidden, type]);
  return (
    <div className={legendStyles.legend} role="group" aria-label="Kinds of edges shown">
      {sums
        .filter(({ sum }) => sum > 0)
        .map(({ type, sum }) => (
          <button
            key={type}
            type="button"
            className={legendStyles.entry}
            aria-pressed={!hidden.includes(type)}
            onClick={() => toggle(type)}
          >
            <span className={legendStyles.swatch} style={{ background: edgeColors[type] }} />
            <span className={legendStyles.name}>{type}</span>
            <span className={legendStyles.count}>{countOf(sum, 'finding')}</span>
          </button>
        ))}
    </div>
  );
}
