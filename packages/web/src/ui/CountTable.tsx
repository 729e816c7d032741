import { formatCount } from './numbers.ts';
import hiddenStyles from './hidden.module.css';
import styles from './CountTable.module.css';

interface Props {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [label: string, ...counts: number[]])[];
}

/** A small table of labels and counts. */
export function CountTable({ caption, head, rows }: Props) {
  return (
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
        {rows.map(([label, ...counts]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {counts.map((count, index) => (
              <td key={head[index + 1]}>{formatCount(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
