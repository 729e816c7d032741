import type { AuprData } from '@trellis/contract';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { isBetterThanChance, proposedCutoff } from './proposedCutoff.ts';
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
  const figures = `AUPR ${aupr.aupr.toFixed(2)}, expected ${aupr.random.toFixed(2)} (95 % of the shuffles: ${low} to ${high}), p = ${aupr.pValue.toFixed(3)}`;
  return (
    <div className={styles.verdict}>
      <p role="status">
        <strong>{isBetterThanChance(aupr) ? 'Better than chance' : 'Not better than chance'}</strong> ({figures}).
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
