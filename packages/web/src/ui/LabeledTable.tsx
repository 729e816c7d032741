import type { ReactNode } from 'react';
import hiddenStyles from './hidden.module.css';

interface Props {
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
export const LabeledTable = ({ className, caption, head, numeric = [], rows }: Props) => (
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
