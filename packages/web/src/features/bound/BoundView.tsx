import { ApiError } from '../../api/ApiError.ts';
import { useBoundRegulated } from '../../api/boundRegulated.ts';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BoundTable } from './BoundTable.tsx';
import { useBoundState } from './state.ts';

/** Tab Bound and Regulated: whether the genes that a TF binds are those that change with it. */
export function BoundView() {
  const ref = useRequestRef();
  return ref && <Loaded key={ref.id} request={ref} />;
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const correction = useBoundState((state) => state.correction);
  const { data, error, refetch } = useBoundRegulated(request, correction);
  const without = error instanceof ApiError && error.status === 404;
  return (
    <>
      <title>Bound and Regulated - Trellis</title>
      {without && (
        <EmptyState title="Nothing to compare">
          <p>{error.message}</p>
        </EmptyState>
      )}
      {error && !without && (
        <ErrorState
          message={`Binding and regulation could not be compared. ${error.message}`}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Skeleton height={320} label="Comparing binding and regulation" />}
      {data && !error && <BoundTable request={request} compared={data} />}
    </>
  );
}
