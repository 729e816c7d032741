import type { GeneSetsMatrix } from '@trellis/core';
import { pShade } from '@trellis/figures';
import { memo, useMemo } from 'react';
import { formatCount } from '../../ui/numbers.ts';
import { useRestoredScroll } from '../../ui/useRestoredScroll.ts';
import { pairTests, smallestP, type ComparedAnalysis, type SmallestP } from './pairs.ts';
import hiddenStyles from '../../ui/hidden.module.css';
import styles from './PairGrid.module.css';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly ComparedAnalysis[];
  /** A field to show in the headers. */
  readonly field: string | undefined;
  readonly onPair: (a: ComparedAnalysis, b: ComparedAnalysis) => void;
  readonly onAnalysis: (analysis: ComparedAnalysis) => void;
}

/** Every pair twice: tested for more common genes than expected above the diagonal, for fewer below it. */
export const PairGrid = memo(function PairGrid({ sets, analyses, field, onPair, onAnalysis }: Props) {
  const frame = useRestoredScroll<HTMLDivElement>(`${window.location.search} pairs`);
  const smallest = useMemo(() => smallestP(sets), [sets]);
  const head = (analysis: ComparedAnalysis) => <Heading analysis={analysis} field={field} onAnalysis={onAnalysis} />;
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

interface HeadingProps extends Pick<Props, 'field' | 'onAnalysis'> {
  readonly analysis: ComparedAnalysis;
}

const Heading = ({ analysis, field, onAnalysis }: HeadingProps) => (
  <button type="button" className={styles.head} title={analysis.label} onClick={() => onAnalysis(analysis)}>
    <strong>{analysis.letter}</strong>
    <span>{field === undefined ? analysis.label : String(analysis.info[field] ?? '')}</span>
    <span>({formatCount(analysis.count)})</span>
  </button>
);

interface CellProps {
  readonly sets: GeneSetsMatrix;
  readonly a: ComparedAnalysis;
  readonly b: ComparedAnalysis;
  readonly smallest: SmallestP;
  readonly onPair: Props['onPair'];
}

function Cell({ sets, a, b, smallest, onPair }: CellProps) {
  const side = a.index < b.index ? 'greater' : 'less';
  const tests = pairTests(sets, a.index, b.index);
  const p = side === 'greater' ? tests.adjustedGreater : tests.adjustedLess;
  return (
    <td style={pShade(p, { smallest: smallest[side], side })}>
      <button type="button" title={`${a.label}, ${b.label}`} onClick={() => onPair(a, b)}>
        <span>{side}:</span>
        <span>{p.toExponential(2)}</span>
        <span>({formatCount(tests.common)})</span>
      </button>
    </td>
  );
}
