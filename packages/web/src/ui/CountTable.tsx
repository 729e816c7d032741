import { LabeledTable } from './LabeledTable.tsx';
import { formatCount } from './numbers.ts';
import styles from './CountTable.module.css';

interface Props {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [label: string, ...counts: number[]])[];
}

/** A small table of labels and counts. */
export const CountTable = ({ rows, ...props }: Props) => (
  <LabeledTable
    className={styles.table}
    rows={rows.map(([label, ...counts]) => ({ key: label, cells: [label, ...counts.map(formatCount)] }))}
    {...props}
  />
);
