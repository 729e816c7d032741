import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useSummary } from '../../api/summary.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SummaryFigure } from './SummaryFigure.tsx';

/** Tab Summary: how many genes each TF targets, by kind of edge. */
export function SummaryView() {
  const ref = useRequestRef();
  return ref && <Loaded request={ref} />;
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const { data, error, refetch } = useSummary(request);
  return (
    <>
      <title>Summary - Trellis</title>
      {error && (
        <ErrorState message={`The summary could not be loaded. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <>
          <Skeleton height={32} label="Loading the summary" />
          <Skeleton height={320} />
        </>
      )}
      {data && <SummaryFigure summary={data} />}
    </>
  );
}
