import { hasStatus } from '../../api/ApiError.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { useSungear } from './sungearQuery.ts';
import { EmptyState, ErrorState, Skeleton, toBottom } from '../../ui/states.tsx';
import { useFewSets, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import { goBack } from './history.ts';
import { SungearPanel } from './SungearPanel.tsx';
import { sessionWith, useSungearOptions, useSungearSession, useSungearSessions } from './state.ts';

/** Tab Sungear: which genes are shared by which analyses, in one diagram. */
export function SungearView() {
  const request = useResultRef();
  const fewSets = useFewSets();
  const { correction } = useSungearOptions();
  const { history } = useSungearSession(request.id);
  const query = useSungear(request, { genes: history.now, correction, ...useLevel() });
  return (
    <ResultView
      title="Sungear"
      query={query}
      loading={<Skeleton height={toBottom(240)} label="Drawing the diagram" />}
      failure="The diagram could not be made."
      empty={(error) =>
        fewSets(error) || (hasStatus(error, 400) && <Rejected request={request.id} message={error.message} />)
      }
    >
      {(sungear) => <SungearPanel request={request.id} sungear={sungear} busy={query.isPlaceholderData} />}
    </ResultView>
  );
}

interface RejectedProps {
  readonly request: string;
  readonly message: string;
}

/** The result has too few analyses, or the genes that it was narrowed to have. */
function Rejected({ request, message }: RejectedProps) {
  const { history } = useSungearSession(request);
  const update = useSungearSessions((state) => state.updateSession);
  if (!history.now) {
    return (
      <EmptyState title="Sungear compares at least two analyses">
        <p>{message}</p>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      message={`The diagram could not be made. ${message}`}
      onRetry={() => update(request, sessionWith(goBack(history)))}
      retryLabel="Back to the diagram before"
    />
  );
}
