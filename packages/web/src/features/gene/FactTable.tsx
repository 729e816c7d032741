import type { ReactNode } from 'react';
import hiddenStyles from '../../ui/hidden.module.css';
import styles from './Gene.module.css';

interface Props {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of a gene page; it scrolls on a narrow screen. The first cell of a row names it. */
export const FactTable = ({ caption, head, rows }: Props) => (
  <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={hiddenStyles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
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
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
