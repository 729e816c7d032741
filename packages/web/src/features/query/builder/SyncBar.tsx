import { Button } from '../../../ui/Button.tsx';
import { useBuilderSync } from './useBuilderSync.ts';
import styles from './builder.module.css';

/**
 * The buttons that copy the query of the builder to the text or fill the rows from the text. They have something to do only
 * where rows cannot show the text; then the query of the builder is shown above them.
 */
export function SyncBar() {
  const { built, differs, problem, canFill, fill, build } = useBuilderSync();
  return (
    <div className={styles.written}>
      {differs && <code className={styles.text}>{built}</code>}
      <div className={styles.bar}>
        <Button
          variant={differs ? 'filled' : 'default'}
          className={differs ? styles.differs : undefined}
          disabled={problem === undefined || built === ''}
          onClick={build}
        >
          Build Query
        </Button>
        <Button variant="default" disabled={!canFill} onClick={fill}>
          Fill from Query
        </Button>
        <span className={styles.note}>{problem ?? (differs ? 'The builder and the text differ.' : '')}</span>
      </div>
    </div>
  );
}
