import type { OverviewView } from '@trellis/core';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSubmission } from '../../state/submit.ts';
import { toCsv } from '../../ui/csv.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Download } from '../../ui/icons.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { Running } from '../../ui/Running.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { ActiveFilter } from './ActiveFilter.tsx';
import { OverviewTable } from './OverviewTable.tsx';
import { columnsOf, csvRows } from './columns.ts';
import { sortAnalyses } from './sortAnalyses.ts';
import type { OverviewParams } from './useOverviewParams.ts';
import styles from './AnalysesPanel.module.css';

interface Props {
  readonly overview: OverviewView;
  readonly params: OverviewParams;
}

/** The table of analyses with their number, the active filter and an export; a click on an ID or gene runs a query. */
export function AnalysesPanel({ overview: { datasets, total }, params }: Props) {
  const { search, sort, sortBy, setSearch } = params;
  const submission = useSubmission();
  const analyses = useMemo(() => sortAnalyses(datasets, sort), [datasets, sort]);
  const save = () =>
    saveFile(
      'analyses.csv',
      new Blob([toCsv(csvRows(analyses, columnsOf(analyses)))], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <section className={styles.panel} aria-label="Analyses">
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          Rows: {formatCount(analyses.length)} / {formatCount(total)}
        </p>
        <ActiveFilter search={search} onRemove={() => setSearch('')} />
        {submission.running && (
          <Running key={submission.query} text={`Running ${submission.query}`} onCancel={submission.cancel} />
        )}
        <Button className={styles.save} variant="default" leftSection={<Download />} onClick={save}>
          Export CSV
        </Button>
      </div>
      {submission.error !== undefined && (
        <ErrorState
          message={`${submission.query}: ${submission.error}`}
          onRetry={() => submission.query !== undefined && submission.run(submission.query)}
        />
      )}
      <OverviewTable analyses={analyses} sort={sort} onSort={sortBy} onRun={submission.run} />
      <p className={styles.hint}>Click an ID for one analysis, a gene for all of its analyses.</p>
    </section>
  );
}
