import type { OverviewView } from '@trellis/core/views';
import { useMemo } from 'react';
import { Checkbox, Group, Popover, ScrollArea } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { useSubmission } from '../../state/submit.ts';
import { saveFile, toCsv } from '../../shared/exports/saveFile.ts';
import { EmptyState, ErrorState, Running } from '../../ui/states.tsx';
import { Download } from '../../ui/toolIcons.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { OverviewTable } from './OverviewTable.tsx';
import { columnsOf, csvRows, metadataKeys, sortAnalyses, type OverviewAnalysis } from './columns.ts';
import type { OverviewParams } from './useOverviewParams.ts';
import { Chevron } from '../../ui/icons.tsx';
import styles from './AnalysesPanel.module.css';

interface Props {
  readonly overview: OverviewView;
  /** The found analyses that match the filters. */
  readonly analyses: readonly OverviewAnalysis[];
  readonly params: OverviewParams;
}

/** The table of analyses with their number, the active filters and an export; a click on an ID or gene runs a query. */
export function AnalysesPanel({ overview: { datasets, total }, analyses, params }: Props) {
  const { sort, sortBy, columns: chosen } = params;
  const submission = useSubmission();
  const sorted = useMemo(() => sortAnalyses(analyses, sort), [analyses, sort]);
  const keys = useMemo(() => metadataKeys(datasets), [datasets]);
  const shown = useMemo(() => (chosen ? keys.filter((key) => chosen.includes(key)) : keys), [keys, chosen]);
  const columns = useMemo(() => columnsOf(datasets, shown), [datasets, shown]);
  const save = () =>
    saveFile('analyses.csv', new Blob([toCsv(csvRows(sorted, columns))], { type: 'text/csv;charset=utf-8' }));
  return (
    <section className={styles.panel} aria-label="Analyses">
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          Rows: {formatCount(analyses.length)} / {formatCount(total)}
        </p>
        {submission.running && (
          <Running key={submission.query} text={`Running ${submission.query}`} onCancel={submission.cancel} />
        )}
        <div className={styles.tools}>
          <ColumnMenu keys={keys} chosen={shown} onChange={params.setColumns} />
          <Button variant="default" leftSection={<Download />} onClick={save}>
            Export CSV
          </Button>
        </div>
      </div>
      <ActiveFilters params={params} />
      {submission.error !== undefined && (
        <ErrorState
          message={`${submission.query}: ${submission.error}`}
          onRetry={() => submission.query !== undefined && submission.run(submission.query)}
        />
      )}
      {analyses.length > 0 ? (
        <>
          <OverviewTable analyses={sorted} columns={columns} sort={sort} onSort={sortBy} onRun={submission.run} />
          <p className={styles.hint}>Click an ID for one analysis, a gene for all of its analyses.</p>
        </>
      ) : (
        <NoMatch onClear={params.clearFilters} />
      )}
    </section>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No analysis matches all filters">
      <p>Remove a filter, or all of them.</p>
      <p>
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      </p>
    </EmptyState>
  );
}

interface ColumnMenuProps {
  /** All metadata keys. */
  readonly keys: readonly string[];
  /** The keys with a column. */
  readonly chosen: readonly string[];
  /** Called with the chosen keys, or with undefined for all of them. */
  readonly onChange: (chosen: readonly string[] | undefined) => void;
}

/** Chooses the metadata columns of the table. ID, Gene ID and Gene Name are always shown. */
function ColumnMenu({ keys, chosen, onChange }: ColumnMenuProps) {
  const toggle = (key: string) => {
    const next = keys.filter((one) => (one === key) !== chosen.includes(one));
    onChange(next.length === keys.length ? undefined : next);
  };
  return (
    <Popover position="bottom-end" offset={4} trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<Chevron />}>
          {chosen.length === keys.length ? 'Columns' : `Columns: ${chosen.length} of ${keys.length}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Group gap={4} mb={8}>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(undefined)}>
            Show all
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
            Hide all
          </Button>
        </Group>
        <ScrollArea.Autosize mah={320}>
          {keys.map((key) => (
            <Checkbox key={key} mb={6} label={key} checked={chosen.includes(key)} onChange={() => toggle(key)} />
          ))}
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
