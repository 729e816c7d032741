import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { formWithInputs } from '../../state/inputForm.ts';
import { useSite } from '../../api/site.ts';
import { useSubmission } from '../../state/submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DataCounts } from './DataCounts.tsx';
import { FeatureRows } from './FeatureRows.tsx';
import { QuickSearch } from './QuickSearch.tsx';
import { Species } from './Species.tsx';
import { TargetGenes } from './TargetGenes.tsx';
import styles from './HomePage.module.css';

/** The paper that introduced this kind of platform. */
const paper = 'https://doi.org/10.1093/plphys/kiaa012';

/** First page: what Trellis is, one question to ask at once, what the data set holds, and what a result shows. */
export function HomePage() {
  const site = useSite();
  const submission = useSubmission(formWithInputs);
  return (
    <div className={styles.page}>
      <title>Trellis: which genes does a transcription factor bind and regulate?</title>
      <Missing />
      <section className={styles.hero}>
        <Species edition={site.data?.edition} />
        <h1 tabIndex={-1}>Which genes does a transcription factor bind and regulate?</h1>
        <p className={styles.lead}>
          Trellis answers from published plant experiments, and tests gene regulatory networks against them.
        </p>
        <div className={styles.search}>
          <h2 className={styles.try}>Try it now</h2>
          <QuickSearch site={site.data} submission={submission} />
        </div>
        <div className={styles.ways}>
          <Button component={Link} to="/query">
            Get Started
          </Button>
          <Button component={Link} to="/tutorial" variant="default">
            Learn More
          </Button>
          <a href={paper}>Read the paper</a>
        </div>
      </section>
      {site.error && (
        <ErrorState
          message={`The data set cannot be shown. ${site.error.message}`}
          onRetry={() => void site.refetch()}
        />
      )}
      {!site.error && (
        <div className={styles.cards}>
          <Card title="Data Overview">
            {site.data ? <DataCounts site={site.data} /> : <Skeleton height={260} label="Loading the counts" />}
          </Card>
          <TargetGenes />
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
        </div>
      )}
      <FeatureRows />
    </div>
  );
}

/** Says that an address has led here because there is no page at it. */
function Missing() {
  const { state } = useLocation() as { readonly state: { readonly missing?: string } | null };
  if (state?.missing === undefined) return null;
  return (
    <Notice title="No such page:">
      there is nothing at {state.missing}. This is the start page; the navigation above leads to the others.
    </Notice>
  );
}
