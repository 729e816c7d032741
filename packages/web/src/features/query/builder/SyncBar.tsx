import { Button } from '@mantine/core';
import { useBuilderSync } from './useBuilderSync.ts';
import styles from './builder.module.css';

/** The query of the builder, with the buttons that copy it to the text or fill the rows from the text. */
export function SyncBar() {
  const { built, differs, problem, fill, build } = useBuilderSync();
  return (
    <div className={styles.written}>
      {built !== '' && <code className={styles.text}>{built}</code>}
      <div className={styles.bar}>
        <Button
          variant={differs ? 'filled' : 'default'}
          className={differs ? styles.differs : undefined}
          disabled={built === ''}
          onClick={build}
        >
          Build Query
        </Button>
        <Button variant="default" disabled={problem !== undefined} onClick={fill}>
          Fill from Query
        </Button>
        <span className={styles.note}>{problem ?? (differs ? 'The builder and the text differ.' : '')}</span>
      </div>
    </div>
  );
}
