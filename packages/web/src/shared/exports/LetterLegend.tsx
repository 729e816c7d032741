import type { HeatMapData } from '@trellis/figures';
import { LinkedText } from '../../ui/LinkedText.tsx';
import styles from './LetterLegend.module.css';

/** The analyses or lists behind the letters of the rows or columns. */
export function LetterLegend({ table: { headers, rows } }: { readonly table: NonNullable<HeatMapData['table']> }) {
  return (
    <div className={styles.legend} tabIndex={0} role="region" aria-label="Legend">
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([letter, ...cells]) => (
            <tr key={letter}>
              <th scope="row">{letter}</th>
              {cells.map((text, i) => (
                <td key={headers[i + 1]} title={text}>
                  <LinkedText text={text} field={headers[i + 1]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
