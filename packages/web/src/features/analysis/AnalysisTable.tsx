import { Checkbox } from '@mantine/core';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { useAnalysisState } from './state.ts';
import type { Analysis } from './pairs.ts';
import styles from './GeneSets.module.css';

interface Props {
  readonly analyses: readonly Analysis[];
  readonly fields: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onAnalysis: (analysis: Analysis) => void;
}

/** The analyses behind the letters, each with a box that leaves it out of the grid. */
export function AnalysisTable({ analyses, fields, hidden, onHidden, onAnalysis }: Props) {
  const { sort, set } = useAnalysisState();
  const toggle = (key: string) =>
    onHidden(hidden.has(key) ? [...hidden].filter((other) => other !== key) : [...hidden, key]);
  const columns: DataColumn<Analysis>[] = [
    {
      id: 'Index',
      name: 'Index',
      value: ({ index }) => index,
      show: (analysis) => (
        <button type="button" onClick={() => onAnalysis(analysis)}>
          {analysis.letter}
        </button>
      ),
    },
    {
      id: 'Show',
      name: 'Show',
      value: ({ key }) => Number(!hidden.has(key)),
      show: ({ key, letter }) => (
        <Checkbox aria-label={`Show ${letter}`} checked={!hidden.has(key)} onChange={() => toggle(key)} />
      ),
    },
    ...fields.map((field): DataColumn<Analysis> => ({
      id: `field ${field}`,
      name: field,
      value: ({ info }) => info[field] ?? null,
    })),
    { id: 'Gene', name: 'Gene', value: ({ tf }) => tf },
    { id: 'Gene Name', name: 'Gene Name', value: ({ symbol }) => symbol, show: ({ symbol }) => <em>{symbol}</em> },
    {
      id: 'Filter',
      name: 'Filter',
      value: ({ filter }) => filter,
      show: ({ filter }) => (
        <span className={styles.filter} title={filter}>
          {filter}
        </span>
      ),
    },
    {
      id: 'Count',
      name: 'Count',
      numeric: true,
      value: ({ count }) => count,
      show: ({ count }) => count.toLocaleString('en'),
    },
  ];
  return (
    <div>
      <Checkbox
        mb={8}
        label="Show all"
        checked={hidden.size === 0}
        indeterminate={hidden.size > 0 && hidden.size < analyses.length}
        onChange={() => onHidden(hidden.size ? [] : analyses.map(({ key }) => key))}
      />
      <DataTable
        caption="Analyses"
        rows={analyses}
        rowKey={({ key }) => key}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
      />
    </div>
  );
}
