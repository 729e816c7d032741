import { useGeneSets } from './geneSetQueries.ts';
import { hasStatus } from '../../api/ApiError.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { EmptyState, Skeleton, toBottom } from '../../ui/states.tsx';
import { useFewSets, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import { GeneSetsPanel } from './GeneSetsPanel.tsx';
import { useAnalysisOptions } from './state.ts';

/** Tab Gene Set Enrichment: whether the analyses share more or fewer targets than chance, pair by pair. */
export function AnalysisView() {
  const request = useResultRef();
  const fewSets = useFewSets();
  const { correction, sets, universe } = useAnalysisOptions();
  const query = useGeneSets(request, { correction, sets, universe, ...useLevel() });
  return (
    <ResultView
      title="Gene Set Enrichment"
      query={query}
      loading={<Skeleton height={toBottom(240)} label="Comparing the analyses" />}
      failure="The analyses could not be compared."
      empty={(error) => fewSets(error) || (hasStatus(error, 400) && <Unavailable message={error.message} />)}
    >
      {(compared) => <GeneSetsPanel request={request} sets={compared} busy={query.isPlaceholderData} />}
    </ResultView>
  );
}

/** Why nothing is compared: the first sentence as the title. */
function Unavailable({ message }: { readonly message: string }) {
  const [title, ...rest] = message.split(/(?<=\.) /);
  return <EmptyState title={title}>{rest.length > 0 && <p>{rest.join(' ')}</p>}</EmptyState>;
}
