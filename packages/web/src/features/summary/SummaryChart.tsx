import {
  layoutSummaryBars,
  SummaryBars,
  type SummaryBarData,
  type SummaryOptions,
  edgeColors,
  totalOf,
  type EdgeKind,
} from '@trellis/figures';
import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { Skeleton } from '../../ui/states.tsx';
import { pageTheme, useWidth } from '../../ui/pageFigure.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import styles from './SummaryChart.module.css';

interface Props {
  readonly bars: readonly SummaryBarData[];
  readonly options: Omit<SummaryOptions, 'width'>;
  readonly label: string;
  /** Called with the TF whose bar is clicked; the table has the same as buttons, for the keyboard. */
  readonly onTf: (tf: string) => void;
}

/** The chart as wide as the page allows, with the values of the bar under the pointer. */
export function SummaryChart(props: Props) {
  const [ref, width] = useWidth();
  return (
    <div ref={ref} className={styles.chart}>
      {width === undefined ? <Skeleton height={200} /> : <SizedChart {...props} width={width} />}
    </div>
  );
}

function SizedChart({ bars, options, label, onTf, width }: Props & { readonly width: number }) {
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
