import { valueOf } from '@trellis/core';
import { Checkbox } from '@mantine/core';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { useAnalysisOptions } from './state.ts';
import type { ComparedAnalysis } from './pairs.ts';
import styles from './GeneSetsPanel.module.css';

interface Props {
  readonly analyses: readonly ComparedAnalysis[];
  readonly fields: readonly string[];
  /** Letters of the analyses that the view leaves out. */
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (letters: readonly string[]) => void;
  readonly onAnalysis: (analysis: ComparedAnalysis) => void;
}

/** The analyses behind the letters, those zoomed to alone, each with a box that leaves it out of the grid. */
export function AnalysisLegend({ analyses, leftOut, onLeaveOut, ...rest }: Props) {
  const { sort, set } = useAnalysisOptions();
  const letters = analyses.map(({ letter }) => letter);
  const hiddenHere = letters.filter((letter) => leftOut.has(letter));
  const showAll = () =>
    onLeaveOut(
      hiddenHere.length ? [...leftOut].filter((letter) => !letters.includes(letter)) : [...leftOut, ...letters],
    );
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
        columns={columnsOf({ leftOut, onLeaveOut, ...rest })}
        sort={sort}
        onSort={(next) => set({ sort: next })}
      />
    </div>
  );
}

type Column = DataColumn<ComparedAnalysis>;

const columnsOf = ({ fields, leftOut, onLeaveOut, onAnalysis }: Omit<Props, 'analyses'>): Column[] => [
  letterColumn(onAnalysis),
  showColumn(leftOut, onLeaveOut),
  ...fields.map((field): Column => ({
    id: `field ${field}`,
    name: field,
    value: ({ info }) => valueOf(info, field) ?? null,
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
    <button type="button" title={analysis.title} onClick={() => onAnalysis(analysis)}>
      {analysis.letter}
    </button>
  ),
});

/** Boxes of the browser: one per analysis, with less script than Mantine's. */
function showColumn(leftOut: Props['leftOut'], onLeaveOut: Props['onLeaveOut']): Column {
  const toggle = (letter: string) =>
    onLeaveOut(leftOut.has(letter) ? [...leftOut].filter((other) => other !== letter) : [...leftOut, letter]);
  return {
    id: 'Show',
    name: 'Show',
    value: ({ letter }) => Number(!leftOut.has(letter)),
    show: ({ letter }) => (
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Show ${letter}`}
        checked={!leftOut.has(letter)}
        onChange={() => toggle(letter)}
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
