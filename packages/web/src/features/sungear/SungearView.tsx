import { ApiError } from '../../api/ApiError.ts';
import { useRequestRef, type RequestRef } from '../../api/requestRef.ts';
import { useSungear } from '../../api/sungear.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { goBack, type History } from './history.ts';
import { SungearPanel } from './SungearPanel.tsx';
import { lookAt, useLook, useSungearState } from './state.ts';

/** Tab Sungear: which genes are shared by which analyses, in one diagram. */
export function SungearView() {
  const ref = useRequestRef();
  return ref && <Loaded key={ref.id} request={ref} />;
}

function Loaded({ request }: { readonly request: RequestRef }) {
  const correction = useSungearState((state) => state.correction);
  const { history } = useLook(request.id);
  const look = useSungearState((state) => state.look);
  const setHistory = (next: History) => look(request.id, lookAt(next));
  const { data, error, refetch, isPlaceholderData } = useSungear(request, { genes: history.now, correction });
  const refused = error instanceof ApiError && error.status === 400;
  return (
    <>
      <title>Sungear - Trellis</title>
      {refused && !history.now && (
        <EmptyState title="Nothing to compare">
          <p>{error.message}</p>
        </EmptyState>
      )}
      {error && (!refused || history.now) && (
        <ErrorState
          message={`The diagram could not be made. ${error.message}`}
          onRetry={() => (refused ? setHistory(goBack(history)) : void refetch())}
          retryLabel={refused ? 'Back to the diagram before' : 'Retry'}
        />
      )}
      {!error && !data && <Skeleton height={480} label="Drawing the diagram" />}
      {data && !error && (
        <SungearPanel
          request={request.id}
          sungear={data}
          busy={isPlaceholderData}
          history={history}
          onHistory={setHistory}
        />
      )}
    </>
  );
}
