import { usePredefined } from '../../../api/lists.ts';
import { useGeneAnalysis } from '../../../state/useGeneAnalysis.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import styles from '../Genes.module.css';

/** Maximum number of lists in sight. */
const maxExamples = 6;

/** Lists of the site to begin with; one click analyzes one. */
export function ListExamples() {
  const { data: lists = [] } = usePredefined('genes');
  const { analyze, isStoring, problem } = useGeneAnalysis();
  if (lists.length === 0) return null;
  return (
    <section className={styles.examples} aria-labelledby="list-examples">
      <h2 id="list-examples">Or try a list of this site</h2>
      <div className={styles.buttons}>
        {lists.slice(0, maxExamples).map((list) => (
          <Button key={list} variant="default" disabled={isStoring} onClick={() => analyze({ list, name: list })}>
            {list.replaceAll('_', ' ')}
          </Button>
        ))}
      </div>
      {problem !== undefined && <ErrorState message={problem} />}
    </section>
  );
}
