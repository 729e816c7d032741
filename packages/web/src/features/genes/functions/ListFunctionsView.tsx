import { problemOf } from '../../../api/ApiError.ts';
import { useListFunctions } from '../../../api/geneLists.ts';
import { functionQuestion } from '../../../ui/functions/functionOptions.ts';
import { NoOntology } from '../../../ui/functions/NoOntology.tsx';
import { ResultView } from '../../../ui/ResultView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import viewStyles from '../../../ui/view.module.css';
import { useStoredList } from '../listContext.ts';
import { ListFunctionsPanel } from './ListFunctionsPanel.tsx';
import { ListFunctionFields } from './ListFunctionFields.tsx';
import { useListFunctionOptions } from './state.ts';

/** Tab Functions: the terms of the Gene Ontology that the list is enriched in. */
export function ListFunctionsView() {
  const { id } = useStoredList();
  const options = useListFunctionOptions();
  const { terms, tested, view } = options;
  const query = useListFunctions(id, {
    ...functionQuestion(options),
    compact: terms === 'compact',
    slim: terms === 'slim',
    significant: view === 'graph' || !tested,
    ...(view === 'graph' && { graph: true }),
  });
  const lacks = problemOf(query.error)?.code === 'no-ontology';
  return (
    <section className={viewStyles.view} aria-label="Functions">
      {!lacks && <ListFunctionFields />}
      <ResultView
        title="Functions"
        query={query}
        loading={<Skeleton height={320} label="Testing the terms" />}
        failure="The functions could not be tested."
        empty={() => lacks && <NoOntology kept="The list" />}
      >
        {(functions) => <ListFunctionsPanel functions={functions} />}
      </ResultView>
    </section>
  );
}
