import { Suspense, useEffect, type PropsWithChildren, type ReactNode } from 'react';
import type { QueryAnswer } from '@trellis/contract';
import { Link, Redirect } from 'wouter';
import { hasStatus } from '../../api/ApiError.ts';
import { ResultContext, searchOf, useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useResult } from '../../api/result.ts';
import { ErrorState, Notice, Running, Skeleton } from '../../ui/states.tsx';
import { setFileQuery } from '../../shared/exports/fileSubject.ts';
import { NotInThisBrowser } from '../../portable/lazyParts.ts';
import { ResultHead } from './ResultHead.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import { isFolder } from '../../router/base.ts';
import { usePageLocation } from '../../router/Router.tsx';
import { useSite, useSites } from '../../api/site.ts';
import { OtherEditionNotice } from '../../shared/genes/OtherEditionNotice.tsx';
import { VersionNotice } from './VersionNotice.tsx';
import { useDraft } from '../../state/draft.ts';
import { useSubmission } from '../../state/submit.ts';
import { ExampleList } from '../../ui/ExampleList.tsx';
import { WindowTitle } from '../../ui/Page.tsx';
import hiddenStyles from '../../ui/hidden.module.css';
import pageStyles from '../../ui/Page.module.css';
import styles from './ResultFrame.module.css';

/** The frame of all views of a result: the query, the counts, and the tabs. */
export function ResultFrame({ children }: PropsWithChildren) {
  const ref = useRequestRef();
  return (
    <div className={`${pageStyles.wide} ${styles.frame}`}>
      {ref ? (
        <Result key={ref.id} request={ref}>
          {children}
        </Result>
      ) : (
        <LastResult />
      )}
    </div>
  );
}

/** An address without a result leads to that of the query that was run last and not changed since. */
function LastResult() {
  const { pathname } = usePageLocation();
  const last = useDraft(({ request }) => request);
  if (last !== undefined) return <Redirect to={`${pathname}${searchOf({ id: last })}`} replace />;
  return (
    <NoResult title="No result is open">
      <p>A result opens when a query has run, and its address can be sent to someone. Run one of these to see one:</p>
    </NoResult>
  );
}

function Result({ request, children }: PropsWithChildren<{ readonly request: RequestRef }>) {
  const { data, error, refetch } = useResult(request);
  useEffect(() => {
    setFileQuery(data?.request.query);
    return () => setFileQuery(undefined);
  }, [data]);
  if (hasStatus(error, 404)) {
    return (
      <NoResult title="There is no result at this address">
        {isFolder ? (
          <Suspense>
            <NotInThisBrowser what="result" />
          </Suspense>
        ) : (
          <p>The server says: {error.message} Check the address, or run the query again:</p>
        )}
      </NoResult>
    );
  }
  if (hasStatus(error, 410)) {
    return (
      <NoResult title="This result was deleted">
        <p>Who made it has deleted it, with the data that came with it. Run another query:</p>
      </NoResult>
    );
  }
  return (
    <>
      {error ? (
        <>
          <h1 tabIndex={-1}>Result</h1>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </>
      ) : data ? (
        <>
          <ResultHead answer={data} />
          <Warnings answer={data} />
        </>
      ) : (
        <HeadSkeleton />
      )}
      <ResultTabs request={request} answer={data} />
      {!error && <ResultContext value={request}>{children}</ResultContext>}
    </>
  );
}

function HeadSkeleton() {
  return (
    <div className={styles.skeleton}>
      <h1 tabIndex={-1} className={hiddenStyles.hidden}>
        Result
      </h1>
      <Skeleton height={26} width={420} label="Loading the result" />
    </div>
  );
}

/** What to know before using the numbers: warnings of the query, another edition, a data set that has changed. */
function Warnings({ answer }: { readonly answer: QueryAnswer }) {
  const { errors = [], request } = answer;
  const { data: site } = useSite();
  return (
    <>
      {site && site.edition !== request.edition && <OtherEdition edition={request.edition} />}
      <VersionNotice answer={answer} />
      {errors.length > 0 && (
        <Notice title="Query Warning">
          <ul>
            {errors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** The result is of another edition than the site. */
function OtherEdition({ edition }: { readonly edition: string }) {
  const { title, has, page } = useSites();
  const { pathname, search } = usePageLocation();
  const href = has(edition) ? page(edition, pathname + search) : undefined;
  return <OtherEditionNotice what="result" name={title(edition)} href={href} />;
}

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page without a result: why there is none, and example queries to run. */
function NoResult({ title, children }: Props) {
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
