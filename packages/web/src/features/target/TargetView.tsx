import { readTargetLists } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../api/ApiError.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { viewQuery } from '../../api/viewQuery.ts';
import { EmptyState, Skeleton, toBottom } from '../../ui/states.tsx';
import { useFewSets, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import { useTargetOptions } from './state.ts';
import { TargetPanel } from './TargetPanel.tsx';

/** Tab Target List Enrichment: whether the targets of each analysis are enriched in the gene lists of the query. */
export function TargetView() {
  const request = useResultRef();
  const fewSets = useFewSets();
  const { correction } = useTargetOptions();
  const query = useQuery({
    ...viewQuery(readTargetLists, request, { query: { correction, ...useLevel() } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ResultView
      title="Target List Enrichment"
      query={query}
      loading={<Skeleton height={toBottom(240)} label="Comparing the target lists" />}
      failure="The target lists could not be compared."
      empty={(error) =>
        fewSets(error) ||
        (hasStatus(error, 404) && (
          <EmptyState title="No target list to compare with">
            <p>{error.message}</p>
            <p>
              Go back to the query and choose or upload target genes or a target network; then this tab tests them.
            </p>
          </EmptyState>
        ))
      }
    >
      {(lists) => <TargetPanel lists={lists} />}
    </ResultView>
  );
}
