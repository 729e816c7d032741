import { Checkbox } from '@mantine/core';
import { useSite } from '../../../api/site.ts';
import { useSites } from '../../../api/species.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ViewTitle } from '../../../ui/ViewTitle.tsx';
import viewStyles from '../../../ui/view.module.css';
import { useStoredList } from '../listContext.ts';
import { OrthologsHelp } from './OrthologsHelp.tsx';
import { OtherSpecies } from './OtherSpecies.tsx';
import { WindowTitle } from '../../../ui/WindowTitle.tsx';
import { useSpeciesOptions } from './state.ts';

/** Tab Other species: the orthologs of the list in the other editions, to analyze them there. */
export function SpeciesView() {
  const list = useStoredList();
  const { one2one, set } = useSpeciesOptions();
  const { data: site } = useSite();
  const sites = useSites();
  const others = (site?.orthologs ?? []).filter((edition) => edition !== list.edition);
  return (
    <section className={viewStyles.view} aria-label="Other species">
      <WindowTitle>Other species</WindowTitle>
      <div className={viewStyles.head}>
        <ViewTitle title="Orthologs in the other species" help={<OrthologsHelp />}>
          Carries the list over to another species, where its regulators and functions can be tested.
        </ViewTitle>
        <Checkbox label="Only one-to-one" checked={one2one} onChange={() => set({ one2one: !one2one })} />
      </div>
      {others.length === 0 && (
        <EmptyState title="No table of orthologs">
          <p>The data set of this species has no orthologs of another one that this site holds.</p>
        </EmptyState>
      )}
      {others.map((edition) => (
        <OtherSpecies key={edition} list={list} edition={edition} name={sites.title(edition)} onlyOne2one={one2one} />
      ))}
    </section>
  );
}
