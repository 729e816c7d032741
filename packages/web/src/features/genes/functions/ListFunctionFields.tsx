import { Checkbox, SegmentedControl } from '@mantine/core';
import { useSite } from '../../../api/site.ts';
import { AspectControl } from '../../../ui/functions/AspectControl.tsx';
import { FunctionTestOptions } from '../../../ui/functions/FunctionTestOptions.tsx';
import { TermSearch } from '../../../ui/functions/TermSearch.tsx';
import viewStyles from '../../../ui/view.module.css';
import { functionViews, termChoices, useListFunctionOptions } from './state.ts';

/** What is shown, and how it is tested. */
export function ListFunctionFields() {
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
