import { useEffect, type PropsWithChildren } from 'react';
import { hasStatus } from '../../api/hasStatus.ts';
import { ResultContext, useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useResult } from '../../api/result.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { setFileQuery } from '../../ui/fileSubject.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResult } from './NoResult.tsx';
import { ResultHead } from './ResultHead.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import { Warnings } from './Warnings.tsx';
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
        <NoResult title="No result is open">
          <p>
            A result opens when a query has run, and its address can be sent to someone. Run one of these to see one:
          </p>
        </NoResult>
      )}
    </div>
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
        <p>The server says: {error.message} Check the address, or run the query again:</p>
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
