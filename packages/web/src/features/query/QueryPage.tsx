import { useState } from 'react';
import { useDraft } from '../../state/draft.ts';
import { formWithInputs } from '../../state/inputForm.ts';
import { useSite } from '../../api/site.ts';
import { useSubmission } from '../../state/submit.ts';
import { Card } from '../../ui/Card.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { fillBuilder } from './builder/builderSync.ts';
import { QueryBar } from './QueryBar.tsx';
import { QueryBox } from './QueryBox.tsx';
import { QueryPanels } from './QueryPanels.tsx';
import { QueryTools } from './QueryTools.tsx';
import { SyntaxHelp } from './SyntaxHelp.tsx';
import styles from './QueryPage.module.css';

/** Id of the form that holds the text of the query. */
const form = 'query';

/** Page Query: write a query and run it. */
export function QueryPage() {
  const submission = useSubmission(formWithInputs);
  const site = useSite();
  const { text, write } = useDraft();
  const [picked, setPicked] = useState(0);
  const pick = (query: string) => {
    write(query);
    fillBuilder(query);
    submission.clearError();
    setPicked(picked + 1);
  };
  return (
    <Page title="Query">
      <QueryTools text={text} onPick={pick} />
      <QueryBox form={form} submission={submission} focus={picked} />
      <QueryPanels>
        <div className={styles.columns}>
          <Card title="Examples">
            {site.error && <p>The examples could not be loaded.</p>}
            {site.isPending && <Skeleton height={200} label="Loading the examples" />}
            {site.data && (
              <ExampleList
                examples={site.data.exampleQueries.map(({ query, says }) => ({ text: query, says }))}
                onPick={pick}
              />
            )}
          </Card>
          <Card title="How to write a query">
            <SyntaxHelp />
          </Card>
        </div>
      </QueryPanels>
      <QueryBar form={form} running={submission.running} />
    </Page>
  );
}
