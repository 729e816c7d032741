import { boundRoutes } from '@trellis/contract';
import { titleOf } from '@trellis/engine/names';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../api/ApiError.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { viewQuery } from '../../api/viewQuery.ts';
import { EmptyState, Skeleton, toBottom } from '../../ui/states.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import { BoundTable } from './BoundTable.tsx';
import { useBoundOptions } from './state.ts';

/** The tab `bound`: whether the genes that a TF binds are those that change with it. */
export function BoundView() {
  const request = useResultRef();
  const { correction, sets, universe } = useBoundOptions();
  const query = useQuery({
    ...viewQuery(boundRoutes.bound, request, { query: { correction, sets, universe, model: 'both' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ResultView
      title={titleOf('bound')}
      query={query}
      loading={<Skeleton height={toBottom(240)} label="Comparing binding and regulation" />}
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
