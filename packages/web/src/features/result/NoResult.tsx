import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../api/site.ts';
import { useSubmission } from '../../state/submit.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Running } from '../../ui/Running.tsx';
import { WindowTitle } from '../../ui/WindowTitle.tsx';
import styles from './NoResult.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page without a result: why there is none, and example queries to run. */
export function NoResult({ title, children }: Props) {
  const { data: site } = useSite();
  const submission = useSubmission();
  return (
    <section className={styles.empty}>
      <WindowTitle>{title}</WindowTitle>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <ExampleList
        examples={(site?.exampleQueries ?? []).map(({ query, says }) => ({ text: query, says }))}
        onPick={submission.run}
        disabled={submission.running}
      />
      {submission.running && <Running text={`Running ${submission.query}`} onCancel={submission.cancel} />}
      {submission.error && <ErrorState message={submission.error} />}
      <p>
        Or <Link to="/query">write a query</Link>.
      </p>
    </section>
  );
}
