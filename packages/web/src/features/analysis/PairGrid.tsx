import { formatPValue, testOfPair, type GeneSetsMatrix, valueOf } from '@trellis/core';
import { pShade } from '@trellis/figures';
import { memo, useMemo } from 'react';
import { formatExpected, formatFold } from '../../ui/foldText.ts';
import { formatCount } from '../../ui/numbers.ts';
import { useRestoredScroll } from '../../ui/useRestoredScroll.ts';
import { overlapText, smallestLog10, type ComparedAnalysis, type SmallestLog10 } from './pairs.ts';
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
  const frame = useRestoredScroll<HTMLDivElement>('pairs');
  const smallest = useMemo(() => smallestLog10(sets), [sets]);
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
    <span>{field === undefined ? analysis.label : String(valueOf(analysis.info, field) ?? '')}</span>
    <span>({formatCount(analysis.count)})</span>
  </button>
);

interface CellProps {
  readonly sets: GeneSetsMatrix;
  readonly a: ComparedAnalysis;
  readonly b: ComparedAnalysis;
  readonly smallest: SmallestLog10;
  readonly onPair: Props['onPair'];
}

function Cell({ sets, a, b, smallest, onPair }: CellProps) {
  const side = a.index < b.index ? 'greater' : 'less';
  const tests = testOfPair(sets, a.index, b.index);
  const log10 = side === 'greater' ? tests.greaterAdjustedLog10 : tests.lessAdjustedLog10;
  const name = `${a.label}, ${b.label}, ${side}: p ${formatPValue(log10)}, ${overlapText(tests)}`;
  return (
    <td style={pShade(log10, { smallest: smallest[side], side })}>
      <button type="button" title={name} aria-label={name} onClick={() => onPair(a, b)}>
        <strong>{formatPValue(log10)}</strong>
        <span>{formatCount(tests.common)} shared</span>
        <span>{formatExpected(tests.expected)} expected</span>
        <span>{formatFold(tests.fold)}-fold</span>
      </button>
    </td>
  );
}
