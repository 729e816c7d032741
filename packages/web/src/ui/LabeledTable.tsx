import type { ReactNode } from 'react';
import { formatCount } from './numbers.ts';
import styles from './LabeledTable.module.css';
import hiddenStyles from './hidden.module.css';

interface LabeledTableProps {
  readonly className: string;
  /** Read by screen readers only. */
  readonly caption: string;
  readonly head: readonly string[];
  /** Names of the columns with numbers, which are aligned at their right. */
  readonly numeric?: readonly string[];
  /** The first cell of a row is its label. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table whose rows and columns have labels. */
export const LabeledTable = ({ className, caption, head, numeric = [], rows }: LabeledTableProps) => (
  <table className={className}>
    <caption className={hiddenStyles.hidden}>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col" data-numeric={numeric.includes(name) || undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {others.map((cell, i) => (
            <td key={head[i + 1]} data-numeric={numeric.includes(head[i + 1]) || undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CountTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [label: string, ...counts: number[]])[];
}

/** A small table of labels and counts. */
export const CountTable = ({ rows, ...props }: CountTableProps) => (
  <LabeledTable
    className={styles.table}
    rows={rows.map(([label, ...counts]) => ({ key: label, cells: [label, ...counts.map(formatCount)] }))}
    {...props}
  />
);
