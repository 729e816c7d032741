import { useListRegulators } from '../../../api/geneLists.ts';
import { problemOf } from '../../../api/ApiError.ts';
import { ResultView } from '../../../ui/ResultView.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import viewStyles from '../../../ui/view.module.css';
import { useStoredList } from '../storedList.ts';
import { LibraryField } from './LibraryField.tsx';
import { RegulatorsPanel } from './RegulatorsPanel.tsx';
import { useRegulatorOptions } from './state.ts';

/** Tab Regulators: the TFs whose targets the list is enriched in. */
export function RegulatorsView() {
  const { id } = useStoredList();
  const { library } = useRegulatorOptions();
  const regulators = useListRegulators(id, library);
  return (
    <ResultView
      title="Regulators"
      query={regulators}
      loading={<Skeleton height={320} label="Ranking the TFs" />}
      failure="The TFs could not be ranked."
      empty={(error) =>
        library !== '' &&
        problemOf(error) && (
          <div className={viewStyles.view}>
            <LibraryField />
            <ErrorState message={error.message} />
          </div>
        )
      }
    >
      {(view) => <RegulatorsPanel view={view} />}
    </ResultView>
  );
}
