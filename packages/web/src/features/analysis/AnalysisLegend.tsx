import { Checkbox } from '@mantine/core';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { useAnalysisOptions } from './state.ts';
import type { ComparedAnalysis } from './pairs.ts';
import styles from './GeneSetsPanel.module.css';

interface Props {
  readonly analyses: readonly ComparedAnalysis[];
  readonly fields: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onAnalysis: (analysis: ComparedAnalysis) => void;
}

/** The analyses behind the letters, those zoomed to alone, each with a box that leaves it out of the grid. */
export function AnalysisLegend({ analyses, hidden, onHidden, ...rest }: Props) {
  const { sort, set } = useAnalysisOptions();
  const keys = analyses.map(({ key }) => key);
  const hiddenHere = keys.filter((key) => hidden.has(key));
  const showAll = () =>
    onHidden(hiddenHere.length ? [...hidden].filter((key) => !keys.includes(key)) : [...hidden, ...keys]);
  return (
    <div>
      <Checkbox
        mb={8}
        label="Show all"
        checked={hiddenHere.length === 0}
        indeterminate={hiddenHere.length > 0 && hiddenHere.length < analyses.length}
        onChange={showAll}
      />
      <DataTable
        caption="Analyses"
        rows={analyses}
        rowKey={({ key }) => key}
        columns={columnsOf({ hidden, onHidden, ...rest })}
        sort={sort}
        onSort={(next) => set({ sort: next })}
      />
    </div>
  );
}

type Column = DataColumn<ComparedAnalysis>;

const columnsOf = ({ fields, hidden, onHidden, onAnalysis }: Omit<Props, 'analyses'>): Column[] => [
  letterColumn(onAnalysis),
  showColumn(hidden, onHidden),
  { id: 'Analysis', name: 'Analysis', value: ({ label }) => label },
  ...fields.map((field): Column => ({
    id: `field ${field}`,
    name: field,
    value: ({ info }) => info[field] ?? null,
  })),
  { id: 'Gene', name: 'Gene', value: ({ tf }) => tf },
  { id: 'Gene Name', name: 'Gene Name', value: ({ symbol }) => symbol, show: ({ symbol }) => <em>{symbol}</em> },
  filterColumn,
  {
    id: 'Count',
    name: 'Count',
    numeric: true,
    value: ({ count }) => count,
    show: ({ count }) => formatCount(count),
  },
];

const letterColumn = (onAnalysis: Props['onAnalysis']): Column => ({
  id: 'Index',
  name: 'Index',
  value: ({ index }) => index,
  show: (analysis) => (
    <button type="button" onClick={() => onAnalysis(analysis)}>
      {analysis.letter}
    </button>
  ),
});

/** Boxes of the browser: one per analysis, with less script than Mantine's. */
function showColumn(hidden: Props['hidden'], onHidden: Props['onHidden']): Column {
  const toggle = (key: string) =>
    onHidden(hidden.has(key) ? [...hidden].filter((other) => other !== key) : [...hidden, key]);
  return {
    id: 'Show',
    name: 'Show',
    value: ({ key }) => Number(!hidden.has(key)),
    show: ({ key, letter }) => (
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Show ${letter}`}
        checked={!hidden.has(key)}
        onChange={() => toggle(key)}
      />
    ),
  };
}

const filterColumn: Column = {
  id: 'Filter',
  name: 'Filter',
  value: ({ filter }) => filter,
  show: ({ filter }) => (
    <span className={styles.filter} title={filter}>
      {filter}
    </span>
  ),
};
