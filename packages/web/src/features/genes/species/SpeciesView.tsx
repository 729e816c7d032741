import { Checkbox } from '@mantine/core';
import { useSite, useSites } from '../../../api/site.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { StatisticHelp, ViewTitle } from '../../../ui/ViewTitle.tsx';
import viewStyles from '../../../ui/view.module.css';
import { useStoredList } from '../storedList.ts';
import { OtherSpecies } from './OtherSpecies.tsx';
import { WindowTitle } from '../../../ui/Page.tsx';
import { flag } from '../../../ui/addressOptions.ts';
import { viewOptions } from '../../../ui/useViewOptions.ts';

/** Options of the tab: whether only pairs that are unique on both sides are carried over. */
const useSpeciesOptions = viewOptions({ one2one: flag });

/** Explains how a list is carried over to another species. */
const OrthologsHelp = () => (
  <StatisticHelp name="orthologs" section="other-species" guide="gene-lists#orthologs">
    Each gene of the list is replaced by all of its orthologs in the other species, from the tables of the data set;
    where two species have no table, the orthologs are inferred through a third one that both have one with. Genes
    with several orthologs make the new list longer, and genes without orthologs are lost. With “Only one-to-one” a
    pair counts only if both genes have no other partner. No test is made here.
  </StatisticHelp>
);

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
        <ViewTitle
          title="Orthologs in the other species"
          help={<OrthologsHelp />}
          shown="Carries the list over to another species, where its regulators and functions can be tested."
        />
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
