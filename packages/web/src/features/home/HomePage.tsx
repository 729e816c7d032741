import { useSite } from '../../api/site.ts';
import { useSubmission } from '../../api/submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DataCounts } from './DataCounts.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import styles from './HomePage.module.css';

/** First page: what Trellis is, one question to ask at once, and what the data set holds. */
export function HomePage() {
  const site = useSite();
  const submission = useSubmission();
  return (
    <div className={styles.page}>
      <title>Trellis: which genes does a transcription factor bind and regulate?</title>
      <section className={styles.hero}>
        <h1 tabIndex={-1}>Which genes does a transcription factor bind and regulate?</h1>
        <p className={styles.lead}>
          Trellis answers from published plant experiments, and tests gene regulatory networks against them.
        </p>
        <QuickSearch site={site.data} submission={submission} />
      </section>
      {site.error && (
        <ErrorState
          message={`The data set cannot be shown. ${site.error.message}`}
          onRetry={() => void site.refetch()}
        />
      )}
      {!site.error && (
        <div className={styles.cards}>
          <Card title="Questions to start with">
            {site.data ? (
              <ExampleList
                examples={site.data.example_queries.map(({ query, says }) => ({ text: query, says }))}
                onPick={submission.run}
                disabled={submission.running}
              />
            ) : (
              <Skeleton height={240} label="Loading the examples" />
            )}
          </Card>
          <Card title="What the data set holds">
            {site.data ? <DataCounts site={site.data} /> : <Skeleton height={240} label="Loading the counts" />}
          </Card>
        </div>
      )}
    </div>
  );
}
