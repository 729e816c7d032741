import { useBoundRegulated } from '../../api/boundRegulated.ts';
import { hasStatus } from '../../api/hasStatus.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BoundTable } from './BoundTable.tsx';
import { useBoundOptions } from './state.ts';

/** Tab Bound and Regulated: whether the genes that a TF binds are those that change with it. */
export function BoundView() {
  const request = useResultRef();
  const { correction, sets, universe } = useBoundOptions();
  return (
    <ResultView
      title="Bound and Regulated"
      query={useBoundRegulated(request, { correction, sets, universe })}
      loading={<Skeleton height={320} label="Comparing binding and regulation" />}
      failure="Binding and regulation could not be compared."
      empty={(error) =>
        hasStatus(error, 404) && (
          <EmptyState title="Nothing to compare">
            <p>{error.message}</p>
          </EmptyState>
        )
      }
    >
      {(comparison) => <BoundTable request={request} comparison={comparison} />}
    </ResultView>
  );
}
