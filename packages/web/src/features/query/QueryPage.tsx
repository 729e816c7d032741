import { Suspense, useState, useEffect, useEffectEvent } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { isFolder } from '../../router/base.ts';
import { navigate } from '../../router/location.ts';
import { isSubmitRequested, useDraft } from '../../state/draft.ts';
import { formWithInputs } from '../../state/inputForm.ts';
import { useSite } from '../../api/site.ts';
import { useSubmission, type Submission } from '../../state/submit.ts';
import { Card, Page } from '../../ui/Page.tsx';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { BuilderCard } from './builder/BuilderCard.tsx';
import { fillBuilder } from './builder/builderSync.ts';
import { EdgesCard } from './edges/EdgesCard.tsx';
import { InputCards } from './inputs/InputCards.tsx';
import { OpenQuestion } from '../../portable/lazyParts.ts';
import { QueryBox } from './QueryBox.tsx';
import { QueryTools } from './QueryTools.tsx';
import { SyntaxHelp } from './SyntaxHelp.tsx';
import styles from './QueryPage.module.css';
import { useSearchParams } from 'wouter';

/** Page Query: write a query, restrict it, and run it. */
export function QueryPage() {
  const submission = useSubmission(formWithInputs);
  const { text, write } = useDraft();
  const [picked, setPicked] = useState(0);
  useQueryInAddress();
  useRequestedSubmit(submission);
  const pick = (query: string) => {
    write(query);
    fillBuilder(query);
    submission.clearError();
    setPicked(picked + 1);
  };
  return (
    <Page title="Query">
      <div className={styles.layout}>
        <div className={styles.query}>
          <QueryTools text={text} onPick={pick} />
          <QueryBox submission={submission} focus={picked} />
          <BuilderCard />
        </div>
        <div className={styles.inputs}>
          <InputCards />
          <EdgesCard />
        </div>
        <div className={styles.help}>
          <Examples onPick={pick} />
          <Card title="How to write a query">
            <SyntaxHelp />
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Examples({ onPick }: { readonly onPick: (query: string) => void }) {
  const site = useSite();
  return (
    <Card title="Examples">
      {site.error && <p>The examples could not be loaded.</p>}
      {site.isPending && <Skeleton height={200} label="Loading the examples" />}
      {site.data && (
        <ExampleList
          examples={site.data.exampleQueries.map(({ query, says }) => ({ text: query, says }))}
          onPick={onPick}
        />
      )}
      <Suspense>{isFolder && <OpenQuestion />}</Suspense>
    </Card>
  );
}

/** Writes the query of an address such as `/query?query=NLP7` into the box, and takes it out of the address. */
function useQueryInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const query = search.get('query');
  useEffect(() => {
    if (query === null) return;
    useDraft.getState().write(query);
    fillBuilder(query);
    const rest = new URLSearchParams(search);
    rest.delete('query');
    setSearch(rest, { replace: true });
  }, [query, search, setSearch]);
}

/** Runs the query of a page that was opened to run it, such as by the quick search; a reload does not run it again. */
function useRequestedSubmit({ run }: Submission): void {
  const isRequested = isSubmitRequested(useHistoryState());
  const onRequested = useEffectEvent(() => {
    const { text } = useDraft.getState();
    navigate('/query', { replace: true });
    fillBuilder(text);
    run(text);
  });
  useEffect(() => {
    if (isRequested) onRequested();
  }, [isRequested]);
}
