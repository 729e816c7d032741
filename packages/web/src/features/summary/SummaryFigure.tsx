import type { Summary } from '@trellis/contract';
import { summaryTitle } from '@trellis/figures';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { useSubmission } from '../../state/submit.ts';
import { Running } from '../../ui/Running.tsx';
import { EdgeLegend } from './EdgeLegend.tsx';
import { useSummaryState } from './state.ts';
import { SummaryChart } from './SummaryChart.tsx';
import { saveCsv, savePng, saveSvg } from './save.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import styles from './SummaryFigure.module.css';

/** From this many TFs on, the chart offers a denser form. */
const many = 4;

/** The summary with its title, legend, the switch between chart and table, and the files to take away. */
export function SummaryFigure({ summary }: { readonly summary: Summary }) {
  const { bars, total_tfs: totalTfs, errors } = summary;
  const { view, compact, hidden, set } = useSummaryState();
  const [failure, setFailure] = useState<string>();
  const title = summaryTitle(bars, totalTfs);
  const options = { hidden, compact, totalTfs };
  const single = useSubmission();
  const png = () => savePng(bars, options).catch((error: unknown) => setFailure(messageOf(error)));
  return (
    <section className={styles.summary} aria-label="Summary">
      <div className={styles.head}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {errors.map((error) => (
            <p key={error} className={styles.error}>
              {error}
            </p>
          ))}
        </div>
        <div className={styles.tools}>
          {new Set(bars.map((bar) => bar.tf)).size >= many && view === 'chart' && (
            <Checkbox label="Compact" checked={compact} onChange={() => set({ compact: !compact })} />
          )}
          <SegmentedControl
            aria-label="Show as"
            value={view}
            onChange={(value) => set({ view: value === 'table' ? 'table' : 'chart' })}
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
          />
          <DownloadMenu
            label="Save figure"
            items={[
              { name: 'Vector figure', detail: 'svg', file: 'summary.svg', make: () => saveSvg(bars, options) },
              { name: 'Picture, 300 dpi', detail: 'png', file: 'summary.png', make: () => void png() },
              { name: 'The numbers', detail: 'csv', file: 'summary.csv', make: () => saveCsv(bars) },
            ]}
          />
        </div>
      </div>
      {single.running && <Running text={`Running ${single.query}`} onCancel={single.cancel} />}
      {single.error && <ErrorState message={single.error} />}
      {failure && <ErrorState message={`The picture could not be made. ${failure}`} />}
      <EdgeLegend bars={bars} hidden={hidden} onChange={(next) => set({ hidden: next })} />
      {view === 'chart' ? (
        <SummaryChart bars={bars} options={options} label={title} onTf={single.run} />
      ) : (
        <SummaryTable bars={bars} hidden={hidden} caption={title} onTf={single.run} />
      )}
    </section>
  );
}
