import type { GeneSetsMatrix } from '@trellis/contract';
import { pShade } from '@trellis/figures';
import { memo, useMemo } from 'react';
import { formatCount } from '../../ui/numbers.ts';
import { useKeptScroll } from '../../ui/useKeptScroll.ts';
import { pairOf, type Analysis } from './pairs.ts';
import hiddenStyles from '../../ui/hidden.module.css';
import styles from './PairGrid.module.css';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly Analysis[];
  /** A field to show in the headers. */
  readonly field: string | undefined;
  readonly onPair: (a: Analysis, b: Analysis) => void;
  readonly onAnalysis: (analysis: Analysis) => void;
}

/** Every pair twice: above the diagonal whether they share more genes than chance gives, below it whether fewer. */
export const PairGrid = memo(function PairGrid({ sets, analyses, field, onPair, onAnalysis }: Props) {
  const frame = useKeptScroll<HTMLDivElement>(`${window.location.search} pairs`);
  const smallest = useMemo(
    () => ({ greater: least(sets.matrix.greater_adj), less: least(sets.matrix.less_adj) }),
    [sets],
  );
  const head = (analysis: Analysis) => (
    <button type="button" className={styles.head} onClick={() => onAnalysis(analysis)}>
      <strong>{analysis.letter}</strong>
      {field !== undefined && <span>{String(analysis.info[field] ?? '')}</span>}
      <span>({formatCount(analysis.count)})</span>
    </button>
  );
  return (
    <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label="Pairs of analyses">
      <table className={styles.grid}>
        <caption className={hiddenStyles.hidden}>
          p-values of more common genes than expected above the diagonal, of fewer below it
        </caption>
        <thead>
          <tr>
            <td />
            {analyses.map((analysis) => (
              <th key={analysis.key} scope="col">
                {head(analysis)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analyses.map((a) => (
            <tr key={a.key}>
              <th scope="row">{head(a)}</th>
              {analyses.map((b) =>
                a === b ? (
                  <td key={b.key} className={styles.diagonal} />
                ) : (
                  <Cell key={b.key} sets={sets} a={a} b={b} smallest={smallest} onPair={onPair} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface CellProps {
  readonly sets: GeneSetsMatrix;
  readonly a: Analysis;
  readonly b: Analysis;
  readonly smallest: { readonly greater: number; readonly less: number };
  readonly onPair: Props['onPair'];
}

function Cell({ sets, a, b, smallest, onPair }: CellProps) {
  const side = a.index < b.index ? 'greater' : 'less';
  const pair = pairOf(sets, a.index, b.index);
  const p = pair[`${side}_adj`];
  return (
    <td style={pShade(p, { smallest: smallest[side], side })}>
      <button type="button" title={`${a.letter}-${b.letter}`} onClick={() => onPair(a, b)}>
        <span>{side}:</span>
        <span>{p.toExponential(2)}</span>
        <span>({formatCount(pair.common)})</span>
      </button>
    </td>
  );
}

const least = (values: readonly number[]): number => values.reduce((low, value) => Math.min(low, value), 1);
