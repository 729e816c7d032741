import { formatExpected } from '@trellis/core/formats';
import { valueOf } from '@trellis/core';
import { formatPValue } from '@trellis/core/stats';
import type { GeneSetsMatrix, HeatColor } from '@trellis/core/views';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import { pShade } from '@trellis/figures';
import { memo, useMemo } from 'react';
import { pCell } from '../../shared/statistics/pAndFold.tsx';
import { formatCount } from '../../ui/numbers.ts';
import {
  foldShade,
  foldText,
  largestFold,
  overlapText,
  shownPair,
  smallestLog10,
  type ComparedAnalysis,
  type ShownPair,
  type SmallestLog10,
} from './pairs.ts';
import { cellHeight, usePairWindow, useRowPerFrame, type GridWindow } from './usePairWindow.ts';
import hiddenStyles from '../../ui/hidden.module.css';
import styles from './PairGrid.module.css';

interface Props {
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly ComparedAnalysis[];
  /** The test that is shown. */
  readonly by: ShownModel;
  /** What the colors are of. */
  readonly color: HeatColor;
  /** A field to show in the headers. */
  readonly field: string | undefined;
  readonly onPair: (a: ComparedAnalysis, b: ComparedAnalysis) => void;
  readonly onAnalysis: (analysis: ComparedAnalysis) => void;
}

/**
 * Every pair twice: tested for more common genes than expected above the diagonal, for fewer below it. Of a large grid the part
 * in sight is in the document.
 */
export const PairGrid = memo(function PairGrid({ sets, analyses, by, color, field, onPair, onAnalysis }: Props) {
  const { frame, rows, columns, isWindow } = usePairWindow(analyses.length);
  const built = useRowPerFrame(rows.last - rows.first + 1);
  const missing = rows.last - rows.first + 1 - built;
  const scale = useMemo(() => ({ ...smallestLog10(sets, by), fold: largestFold(sets, by) }), [sets, by]);
  const shown = useMemo(() => analyses.slice(columns.first, columns.last + 1), [analyses, columns]);
  return (
    <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label="Pairs of analyses">
      <table
        className={`${styles.grid} ${isWindow ? styles.part : ''}`}
        aria-rowcount={analyses.length + 1}
        aria-colcount={analyses.length + 1}
      >
        <caption className={hiddenStyles.hidden}>
          p-values of more common genes than expected above the diagonal, of fewer below it
        </caption>
        <thead>
          <tr>
            <td />
            <Gap width={columns.before} />
            {shown.map((analysis) => (
              <th key={analysis.key} scope="col" aria-colindex={analysis.index + 2}>
                <Heading analysis={analysis} field={field} onAnalysis={onAnalysis} />
              </th>
            ))}
            <Gap width={columns.after} />
          </tr>
        </thead>
        <tbody>
          <GapRow height={rows.before} />
          {analyses.slice(rows.first, rows.first + built).map((a) => (
            <Row key={a.key} {...{ sets, by, color, field, scale, a, shown, columns, onPair, onAnalysis }} />
          ))}
          <GapRow height={rows.after + missing * cellHeight} />
        </tbody>
      </table>
    </div>
  );
});

interface RowProps extends Omit<Props, 'analyses'> {
  readonly a: ComparedAnalysis;
  /** The analyses of the columns in the document. */
  readonly shown: readonly ComparedAnalysis[];
  readonly columns: GridWindow;
  readonly scale: Scale;
}

/** A row of the grid; it is rendered again only when it changes. */
const Row = memo(function Row({ a, shown, columns, field, onAnalysis, ...cell }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Heading analysis={a} field={field} onAnalysis={onAnalysis} />
      </th>
      <Gap width={columns.before} />
      {shown.map((b) =>
        a === b ? <td key={b.key} className={styles.diagonal} /> : <Cell key={b.key} {...cell} a={a} b={b} />,
      )}
      <Gap width={columns.after} />
    </tr>
  );
});

/** The room of columns that are out of sight. */
const Gap = ({ width }: { readonly width: number }) =>
  width > 0 && <td aria-hidden className={styles.gap} style={{ minWidth: width, width }} />;

/** The room of rows that are out of sight. */
const GapRow = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td className={styles.gap} style={{ height }} />
    </tr>
  );

interface HeadingProps extends Pick<Props, 'field' | 'onAnalysis'> {
  readonly analysis: ComparedAnalysis;
}

const Heading = ({ analysis, field, onAnalysis }: HeadingProps) => (
  <button type="button" className={styles.head} title={analysis.title} onClick={() => onAnalysis(analysis)}>
    <strong>{analysis.letter}</strong>
    <span>{field === undefined ? analysis.label : String(valueOf(analysis.info, field) ?? '')}</span>
    <span>({formatCount(analysis.count)})</span>
  </button>
);

interface CellProps {
  readonly sets: GeneSetsMatrix;
  readonly a: ComparedAnalysis;
  readonly b: ComparedAnalysis;
  readonly by: ShownModel;
  readonly color: HeatColor;
  readonly scale: Scale;
  readonly onPair: Props['onPair'];
}

/** The ends of the colors. */
interface Scale extends SmallestLog10 {
  readonly fold: number;
}

type Side = 'greater' | 'less';

const shadeOf = ({ statistics }: ShownPair, { side, color, scale }: { side: Side; color: HeatColor; scale: Scale }) =>
  color === 'fold'
    ? foldShade(statistics?.fold ?? null, { side, largest: scale.fold })
    : pShade(adjustedOf(statistics, side), { smallest: scale[side], side });

const adjustedOf = (statistics: ShownPair['statistics'], side: Side): number | null =>
  statistics && (side === 'greater' ? statistics.greaterAdjustedLog10 : statistics.lessAdjustedLog10);

function Cell({ sets, by, color, a, b, scale, onPair }: CellProps) {
  const side = a.index < b.index ? 'greater' : 'less';
  const pair = shownPair(sets, [a, b], by);
  const p = formatPValue(adjustedOf(pair.statistics, side) ?? NaN) || '–';
  const name = `${a.label}, ${b.label}, ${side}: p ${p}, ${overlapText(pair)}`;
  return (
    <td style={shadeOf(pair, { side, color, scale })}>
      <button type="button" title={name} aria-label={name} onClick={() => onPair(a, b)}>
        <strong>{pCell(adjustedOf(pair.statistics, side) ?? NaN)}</strong>
        <span>{formatCount(pair.common)} shared</span>
        <span>{formatExpected(pair.statistics?.expected ?? NaN)} expected</span>
        <span>fold {foldText(pair)}</span>
      </button>
    </td>
  );
}
