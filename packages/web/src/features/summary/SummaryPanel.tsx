import type { Summary } from '@trellis/core';
import { linesOf, summaryTable } from '@trellis/engine/tables';
import { summaryTitle } from '@trellis/figures';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { useSubmission } from '../../state/submit.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { saveFigure } from '../../ui/figureFile.ts';
import { Running } from '../../ui/Running.tsx';
import { saveRows } from '../../ui/saveFile.ts';
import { EdgeLegend } from './EdgeLegend.tsx';
import { printedSummary } from './printedSummary.tsx';
import { useSummaryOptions } from './state.ts';
import { SummaryChart } from './SummaryChart.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import styles from './SummaryPanel.module.css';

/** Number of TFs from which the chart has a compact form. */
const minCompactTfs = 4;

interface Props {
  readonly summary: Summary;
}

/** The summary with its title, legend, the switch between chart and table, and its files. */
export function SummaryPanel({ summary }: Props) {
  const { bars, totalTfs: totalTfs } = summary;
  const { view, compact, hidden, set } = useSummaryOptions();
  const [failure, setFailure] = useState<string>();
  const title = summaryTitle(bars, totalTfs);
  const single = useSubmission();
  return (
    <section className={styles.summary} aria-label="Summary">
      <Head title={title} summary={summary} onFailure={setFailure} />
      {single.running && <Running text={`Running ${single.query}`} onCancel={single.cancel} />}
      {single.error && <ErrorState message={single.error} />}
      {failure && <ErrorState message={`The picture could not be made. ${failure}`} />}
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
  readonly onFailure: (message: string) => void;
}

/** Title, warnings of the summary, and the tools of the whole view. */
function Head({ title, summary, onFailure }: HeadProps) {
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
        <SaveMenu summary={summary} onFailure={onFailure} />
      </div>
    </div>
  );
}

function SaveMenu({ summary: { bars, totalTfs: totalTfs }, onFailure }: Omit<HeadProps, 'title'>) {
  const { compact, hidden } = useSummaryOptions();
  const save = (format: 'svg' | 'png') => {
    const figure = printedSummary(bars, { hidden, compact, totalTfs });
    saveFigure('summary', figure, format).catch((error: unknown) => onFailure(messageOf(error)));
  };
  return (
    <DownloadMenu
      label="Save figure"
      items={[
        { name: 'Vector figure', detail: 'svg', file: 'summary.svg', make: () => save('svg') },
        { name: 'Picture, 300 dpi', detail: 'png', file: 'summary.png', make: () => save('png') },
        {
          name: 'The numbers',
          detail: 'csv',
          file: 'summary.csv',
          make: () => saveRows('summary.csv', linesOf(summaryTable, { bars })),
        },
      ]}
    />
  );
}
