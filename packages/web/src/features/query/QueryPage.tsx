import { useState } from 'react';
import { useDraft } from '../../api/draft.ts';
import { useSite } from '../../api/site.ts';
import { useSubmission } from '../../api/submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { QueryBox } from './QueryBox.tsx';
import { SyntaxHelp } from './SyntaxHelp.tsx';
import styles from './QueryPage.module.css';

/** Where a query is written and run. */
export function QueryPage() {
  const submission = useSubmission();
  const site = useSite();
  const write = useDraft((draft) => draft.write);
  const [picked, setPicked] = useState(0);
  const pick = (text: string) => {
    write(text);
    submission.clearError();
    setPicked(picked + 1);
  };
  return (
    <Page title="Query">
      <QueryBox submission={submission} focus={picked} />
      <div className={styles.columns}>
        <Card title="Examples">
          {site.error && <p>The examples could not be loaded.</p>}
          {site.isPending && <Skeleton height={200} label="Loading the examples" />}
          {site.data && (
            <ExampleList
              examples={site.data.example_queries.map(({ query, says }) => ({ text: query, says }))}
              onPick={pick}
            />
          )}
        </Card>
        <Card title="How to write a query">
          <SyntaxHelp />
        </Card>
      </div>
    </Page>
  );
}
