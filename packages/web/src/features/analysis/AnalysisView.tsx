import { ApiError } from '../../api/ApiError.ts';
import { useGeneSets } from '../../api/geneSets.ts';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GeneSets } from './GeneSets.tsx';
import { useAnalysisState } from './state.ts';

/** Tab Gene Set Enrichment: whether the analyses share more or fewer targets than chance, pair by pair. */
export function AnalysisView() {
  const ref = useRequestRef();
  return ref && <Loaded key={ref.id} request={ref} />;
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const correction = useAnalysisState((state) => state.correction);
  const { data, error, refetch } = useGeneSets(request, correction);
  const tooFew = error instanceof ApiError && error.status === 400;
  return (
    <>
      <title>Gene Set Enrichment - Trellis</title>
      {tooFew && (
        <EmptyState title="Nothing to compare">
          <p>{error.message}</p>
        </EmptyState>
      )}
      {error && !tooFew && (
        <ErrorState message={`The analyses could not be compared. ${error.message}`} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton height={400} label="Comparing the analyses" />}
      {data && !error && <GeneSets request={request} sets={data} />}
    </>
  );
}
