import { readGeneList, readListTargets, type GeneListDescription } from '@trellis/contract';
import { describeList, noGeneRecognized, type ListReport } from '@trellis/core/genes';
import { targetsInList } from '@trellis/core/regulators';
import { jsonList } from './listView.ts';

/** What is stored with a gene list. */
export type StoredFacts = Omit<GeneListDescription, keyof ListReport>;

/** What the names of a stored list mean. Throws if none of them is a gene. */
export const listDescription = jsonList('list', readGeneList, {
  isQuick: true,
  compute(requested, facts: StoredFacts, { dataset }) {
    if (requested.list.size === 0) throw noGeneRecognized(requested.list);
    return { ...facts, ...describeList(dataset, requested) };
  },
});

/** The genes of a list that are targets of some analyses. */
export const targetsOfList = jsonList('listTargets', readListTargets, {
  stored: readListTargets,
  isQuick: true,
  options: ({ analyses }) => ({ analyses }),
  compute: (requested, { analyses }, { dataset }) => targetsInList(dataset, requested, analyses),
});
