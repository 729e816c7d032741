import { Button } from '../../ui/Button.tsx';
import styles from './NetworkTestButton.module.css';

interface Props {
  readonly running: boolean;
  /** Why the last test failed. */
  readonly error: string | undefined;
  readonly disabled?: boolean;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Starts the test of a network against all analyses. */
export const NetworkTestButton = ({ running, error, disabled = false, start, cancel }: Props) => (
  <div className={styles.test}>
    <Button loading={running} disabled={disabled} onClick={start}>
      Test My Network
    </Button>
    {running && (
      <Button variant="default" onClick={cancel}>
        Cancel
      </Button>
    )}
    <span className={styles.about}>Is its ranking better than chance, in the analyses of all TFs?</span>
    {error !== undefined && (
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    )}
  </div>
);
