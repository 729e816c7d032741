import type { Summary } from '@trellis/contract';
import {
  summaryTitle,
  layoutSummaryBars,
  printTheme,
  SummaryBars,
  edgeKinds,
  type SummaryBarData,
  type SummaryOptions,
} from '@trellis/figures';
import { Checkbox, SegmentedControl } from '@mantine/core';
import type { ReactElement } from 'react';
import { useSubmission } from '../../state/submit.ts';
import { ErrorState, Running } from '../../ui/states.tsx';
import { FigureMenu } from '../../shared/exports/FigureMenu.tsx';
import { saveTable } from '../../shared/exports/saveTable.ts';
import { EdgeLegend, SummaryChart } from './SummaryChart.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import { flag, oneOf, someOf } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';
import styles from './SummaryPanel.module.css';

/** Options of the tab. Kinds of edges that are hidden are left out of the bars. */
const useSummaryOptions = viewOptions({
  view: oneOf(['chart', 'table']),
  compact: flag,
  hidden: someOf(edgeKinds),
});

/** Width of a saved picture: two columns of a journal page. */
const pictureWidth = 720;

/** The filtered chart for a file, with title and legend, on white. */
function printedSummary(
  bars: readonly SummaryBarData[],
  options: Omit<SummaryOptions, 'width'>,
  width = pictureWidth,
): ReactElement {
  const layout = layoutSummaryBars(bars, { ...options, width, standalone: true });
  return <SummaryBars layout={layout} theme={printTheme} label={summaryTitle(bars, options.totalTfs)} />;
}

/** Number of TFs from which the chart has a compact form. */
const minCompactTfs = 4;

interface Props {
  readonly summary: Summary;
}

/** The summary with its title, legend, the switch between chart and table, and its files. */
export function SummaryPanel({ summary }: Props) {
  const { bars, totalTfs } = summary;
  const { view, compact, hidden, set } = useSummaryOptions();
  const title = summaryTitle(bars, totalTfs);
  const single = useSubmission();
  return (
    <section className={styles.summary} aria-label="Summary">
      <Head title={title} summary={summary} />
      {single.running && <Running text={`Running ${single.query}`} onCancel={single.cancel} />}
      {single.error && <ErrorState message={single.error} />}
      <EdgeLegend bars={bars} hidden={hidden} onChange={(next) => set({ hidden: next })} />
      {view === 'chart' ? (
        <SummaryChart bars={bars} options={{ hidden, compact, totalTfs }} label={title} onTf={single.run} />
      ) : (
        <SummaryTable bars={bars} hidden={hidden} caption={title} onTf={single.run} />
      )}
    </section>
  );
}

interface HeadProps extends Props {
  readonly title: string;
}

/** Title, warnings of the summary, and the tools of the whole view. */
function Head({ title, summary }: HeadProps) {
  const { view, compact, set } = useSummaryOptions();
  const tfs = new Set(summary.bars.map((bar) => bar.tf)).size;
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h2>{title}</h2>
        {summary.errors.map((error) => (
          <p key={error} className={styles.error}>
            {error}
          </p>
        ))}
      </div>
      <div className={styles.tools}>
        {tfs >= minCompactTfs && view === 'chart' && (
          <Checkbox label="Compact" checked={compact} onChange={() => set({ compact: !compact })} />
        )}
        <SegmentedControl
          aria-label="Show as"
          value={view}
          onChange={(next) => set({ view: next })}
          data={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
        <SaveMenu summary={summary} />
      </div>
    </div>
  );
}

const loadTable = async () => (await import('@trellis/engine/views/summary/table')).summaryTable;

function SaveMenu({ summary: { bars, totalTfs } }: Props) {
  const { compact, hidden } = useSummaryOptions();
  return (
    <FigureMenu
      label="Save figure"
      figure={{ name: 'summary', draw: (width) => printedSummary(bars, { hidden, compact, totalTfs }, width) }}
      after={[
        {
          name: 'The numbers',
          detail: 'csv',
          file: 'summary.csv',
          make: () => saveTable('summary.csv', loadTable, { bars }),
        },
      ]}
    />
  );
}
