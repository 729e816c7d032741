import { SegmentedControl } from '@mantine/core';
import { ApiError } from '../../api/ApiError.ts';
import { useResultFunctions } from './functionQueries.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { useSite } from '../../api/site.ts';
import { AspectControl, TermSearch } from '../../shared/statistics/functions/FunctionControls.tsx';
import { functionQuestion } from '../../shared/statistics/functions/functionOptions.ts';
import { FunctionTestOptions } from '../../shared/statistics/functions/FunctionTestOptions.tsx';
import { NoOntology } from '../../shared/statistics/functions/FunctionHelp.tsx';
import { isSearch } from '../../shared/statistics/functions/functionTexts.ts';
import { HeatColorSelect } from '../../shared/exports/InteractiveHeatMap.tsx';
import { LevelSelect, useFewSets, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { ResultView } from '../../ui/ResultView.tsx';
import { Select } from '../../ui/fields.tsx';
import { Skeleton, toBottom } from '../../ui/states.tsx';
import viewStyles from '../../ui/view.module.css';
import { FunctionsPanel } from './FunctionsPanel.tsx';
import { topOf, tops, useFunctionOptions } from './state.ts';

/** Tab Functions: in which terms of the Gene Ontology the genes of the result are enriched. */
export function FunctionsView() {
  const request = useResultRef();
  const fewSets = useFewSets();
  const options = useFunctionOptions();
  const top = isSearch(options.search) ? undefined : topOf(options.top);
  const query = useResultFunctions(request, { ...functionQuestion(options), ...useLevel(), top });
  const lacks = query.error instanceof ApiError && query.error.problem?.code === 'no-ontology';
  return (
    <section className={viewStyles.view} aria-label="Functions">
      {!lacks && <Options />}
      <ResultView
        title="Functions"
        query={query}
        loading={<Skeleton height={toBottom(340)} label="Testing the terms" />}
        failure="The functions could not be tested."
        empty={(error) => fewSets(error) || (lacks && <NoOntology kept="The result" />)}
      >
        {(functions) => <FunctionsPanel functions={functions} />}
      </ResultView>
    </section>
  );
}

function Options() {
  const options = useFunctionOptions();
  const { aspect, evidence, view, color, lower, upper, search, set } = options;
  const { data: site } = useSite();
  return (
    <>
      <div className={viewStyles.options}>
        <AspectControl value={aspect} onChange={(next) => set({ aspect: next })} />
        <ShowControl />
        <TopSelect />
        <LevelSelect />
        <ModelSelect />
        {view === 'map' && <HeatColorSelect value={color} onChange={(next) => set({ color: next })} />}
        <TermSearch value={search} onChange={(next) => set({ search: next })} />
      </div>
      <FunctionTestOptions
        options={options}
        hasEvidence={evidence !== 'all' || site?.functions?.evidence === true}
        bounds={view === 'map' ? { lower, upper } : undefined}
        onRecalculate={set}
      />
    </>
  );
}

function ShowControl() {
  const { view, set } = useFunctionOptions();
  return (
    <SegmentedControl
      aria-label="Show as"
      value={view}
      onChange={(next) => set({ view: next })}
      data={[
        { value: 'table', label: 'Table' },
        { value: 'map', label: 'Heat Map' },
      ]}
    />
  );
}

function ModelSelect() {
  const { by, set } = useFunctionOptions();
  return (
    <Select
      aria-label="Test that is shown"
      value={by}
      onChange={({ currentTarget: { value } }) => set({ by: value === 'uniform' ? 'uniform' : 'degrees' })}
      data={[
        { value: 'degrees', label: 'Hub-corrected p-values' },
        { value: 'uniform', label: 'p-values of equal chances' },
      ]}
    />
  );
}

function TopSelect() {
  const { top, set } = useFunctionOptions();
  return (
    <Select
      aria-label="Terms of each gene set"
      value={top}
      onChange={({ currentTarget: { value } }) => {
        const next = tops.find((each) => each === value);
        if (next) set({ top: next });
      }}
      data={tops.map((value) => ({
        value,
        label: value === 'all' ? 'All enriched terms' : `Best ${value} of each set`,
      }))}
    />
  );
}
