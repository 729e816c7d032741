import { Checkbox, SegmentedControl } from '@mantine/core';
import { problemOf } from '../../../api/ApiError.ts';
import { useListFunctions } from '../../../api/geneLists.ts';
import { functionQuestion } from '../../../shared/statistics/functions/functionOptions.ts';
import { NoOntology } from '../../../shared/statistics/functions/FunctionHelp.tsx';
import { ResultView } from '../../../ui/ResultView.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useStoredList } from '../storedList.ts';
import { ListFunctionsPanel } from './ListFunctionsPanel.tsx';
import { useListFunctionOptions, functionViews, termChoices } from './state.ts';
import { useSite } from '../../../api/site.ts';
import { AspectControl, TermSearch } from '../../../shared/statistics/functions/FunctionControls.tsx';
import { FunctionTestOptions } from '../../../shared/statistics/functions/FunctionTestOptions.tsx';
import viewStyles from '../../../ui/view.module.css';

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

/** What is shown, and how it is tested. */
function ListFunctionFields() {
  const options = useListFunctionOptions();
  const { view, tested, aspect, evidence, set } = options;
  const { data: site } = useSite();
  return (
    <>
      <div className={viewStyles.options}>
        <AspectControl value={aspect} onChange={(next) => set({ aspect: next })} />
        <ShownTermsFields />
      </div>
      <FunctionTestOptions
        options={options}
        hasEvidence={evidence !== 'all' || site?.functions?.evidence === true}
        onRecalculate={set}
      />
      {view !== 'graph' && (
        <Checkbox
          label="Show terms that are not enriched"
          checked={tested}
          onChange={() => set({ tested: !tested })}
        />
      )}
    </>
  );
}

function ShownTermsFields() {
  const { view, terms, search, set } = useListFunctionOptions();
  return (
    <>
      <SegmentedControl
        aria-label="Show as"
        value={view}
        onChange={(next) => set({ view: next })}
        data={[...functionViews]}
      />
      <SegmentedControl
        aria-label="Terms"
        value={terms}
        onChange={(next) => set({ terms: next })}
        data={[...termChoices]}
      />
      <TermSearch value={search} onChange={(next) => set({ search: next })} />
    </>
  );
}
