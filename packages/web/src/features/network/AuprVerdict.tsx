import type { AuprData } from '@trellis/contract';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/numbers.ts';
import styles from './AuprPanel.module.css';

interface Props {
  readonly aupr: AuprData;
  readonly precision: number;
  readonly onPrecision: (precision: number) => void;
}

/** Whether the order of a network is better than chance, in one sentence, and the cutoff that is proposed for it. */
export function AuprVerdict({ aupr, precision, onPrecision }: Props) {
  const proposed = proposedCutoff(aupr);
  const [low, high] = aupr.randomInterval.map((area) => area.toFixed(2));
  const statistics = `AUPR ${aupr.aupr.toFixed(2)}, expected ${aupr.random.toFixed(2)} (95 % of the shuffles: ${low} to ${high}), p = ${aupr.pValue.toFixed(3)}`;
  return (
    <div className={styles.verdict}>
      <p role="status">
        <strong>{isBetterThanChance(aupr) ? 'Better than chance' : 'Not better than chance'}</strong> ({statistics}).
        Chance is the order of {formatCount(aupr.shuffles)} shuffles within each TF.
      </p>
      {proposed ? (
        <div className={styles.proposal}>
          <p>
            Proposed cutoff: a precision of {proposed.precision.toFixed(2)}. Up to there{' '}
            {formatCount(proposed.validated)} of {formatCount(proposed.predictions)} judged predictions are validated
            ({formatCount(Math.round(proposed.expected))} expected); no other cutoff has more above the expectation.
          </p>
          <Button
            variant="default"
            disabled={precision === proposed.precision}
            onClick={() => onPrecision(proposed.precision)}
          >
            Use Cutoff
          </Button>
        </div>
      ) : (
        <p>No cutoff is proposed: the order does not tell the validated predictions from the others.</p>
      )}
    </div>
  );
}

/** A precision cutoff that is proposed, with what is found up to it. */
interface ProposedCutoff {
  /** With two decimals, as the field for the cutoff has. */
  readonly precision: number;
  /** Judged predictions up to the cutoff, the validated ones of them, and as many as any order of the predictions would have on average. */
  readonly predictions: number;
  readonly validated: number;
  readonly expected: number;
}

/** Largest p-value of an order that is called better than chance. */
const maxP = 0.05;

/** Whether the order of a network is better than that of its shuffles. */
const isBetterThanChance = ({ pValue, aupr, random }: AuprData): boolean => pValue < maxP && aupr > random;

/**
 * The cutoff up to which most predictions are validated beyond the number expected by chance, where the order of the network is better
 * than chance: as many predictions at the precision of all of them. It is also the point of the ROC curve with the largest
 * Youden index. Undefined without such a surplus.
 */
export function proposedCutoff(aupr: AuprData): ProposedCutoff | undefined {
  if (!isBetterThanChance(aupr)) return undefined;
  const { curve, hits, predictions } = aupr;
  const baseRate = hits / predictions;
  const points = curve.precision.map((precision, i) => {
    const validated = Math.round(curve.recall[i] * hits);
    const all = precision > 0 ? Math.round(validated / precision) : 0;
    return { precision, validated, predictions: all, expected: all * baseRate };
  });
  const surplus = (point: (typeof points)[number]): number => point.validated - point.expected;
  const best = points.reduce<(typeof points)[number] | undefined>(
    (found, point) => (found && surplus(found) >= surplus(point) ? found : point),
    undefined,
  );
  if (!best || surplus(best) <= 0) return undefined;
  const precision = Math.floor(best.precision * 100) / 100;
  // The precision is rounded down, so a few predictions more can reach it.
  const last = points.findLast((point) => point.precision >= precision) ?? best;
  return { ...last, precision };
}
