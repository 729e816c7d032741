import { countOf } from '../../../ui/numbers.ts';
import { symbolOrId, supportText, type WalkPath } from './analysisRows.ts';
import { evidenceText } from './evidenceText.ts';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly path: WalkPath;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A path; when open, with the evidence of each step. */
export function PathRow({ path, isOpen, onToggle }: Props) {
  const { steps } = path;
  return (
    <li className={styles.path} data-shown={isOpen || undefined}>
      <button type="button" className={styles.route} aria-expanded={isOpen} onClick={onToggle}>
        <span>
          {steps.slice(0, 1).map(({ source }) => symbolOrId(source))}
          {steps.map(({ target }) => ` → ${symbolOrId(target)}`)}
        </span>
        <span className={styles.support}>{supportText(path)}</span>
      </button>
      {isOpen && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <StepEvidence key={step.target.gene} step={step} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** Number of analyses shown for a step. */
const maxEvidence = 6;

function StepEvidence({ step: { source, target, evidence } }: { readonly step: WalkPath['steps'][number] }) {
  const more = evidence.length - maxEvidence;
  return (
    <li>
      {symbolOrId(source)} → {symbolOrId(target)}
      <ul>
        {evidence.slice(0, maxEvidence).map((one) => (
          <li key={one.analysisId}>{evidenceText(one)}</li>
        ))}
        {more > 0 && <li>and {countOf(more, 'analysis', 'analyses')} more, all in the CSV file</li>}
      </ul>
    </li>
  );
}
