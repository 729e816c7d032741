import { ApiError } from '../../api/ApiError.ts';
import { useTargetLists } from '../../api/targetLists.ts';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTargetState } from './state.ts';
import { TargetFigure } from './TargetFigure.tsx';

/** Tab Target List Enrichment: whether the targets of each analysis are enriched in the gene lists of the query. */
export function TargetView() {
  const ref = useRequestRef();
  return ref && <Loaded key={ref.id} request={ref} />;
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const correction = useTargetState((state) => state.correction);
  const { data, error, refetch } = useTargetLists(request, { correction });
  const without = error instanceof ApiError && error.status === 404;
  return (
    <>
      <title>Target List Enrichment - Trellis</title>
      {without && (
        <EmptyState title="No target list to compare with">
          <p>{error.message}</p>
          <p>Go back to the query and choose or upload target genes or a target network; then this tab tests them.</p>
        </EmptyState>
      )}
      {error && !without && (
        <ErrorState
          message={`The target lists could not be compared. ${error.message}`}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton height={320} label="Comparing the target lists" />}
      {data && !error && <TargetFigure request={request} lists={data} />}
    </>
  );
}
