import * as maths from '../maths/index.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { countList, noGeneRecognized, type ListCounts, type ListInUniverse } from '../genes/listInUniverse.ts';
import { closestNames, namesOfTfs } from '../query/closestNames.ts';
import { log10Of } from '../stats/pValue.ts';
import { carryOver } from './carryOver.ts';
import { targetConservation } from './conservation.ts';
import { orthologPairs, type OrthologType } from './orthologPairs.ts';

/** A gene list in another edition. */
export interface OrthologsView extends ListCounts {
  /** The other edition. */
  readonly to: string;
  /** The edition that the pairs are inferred through; null when a table lists them. */
  readonly through: string | null;
  /** Where the pairs come from. */
  readonly sources: readonly string[];
  /** Genes of the list with an ortholog, and those with one, several or a shared one; see `CarriedList`. */
  readonly mapped: number;
  readonly one2one: number;
  readonly one2many: number;
  readonly many2one: number;
  readonly unmapped: number;
  readonly pairCount: number;
  readonly orthologCount: number;
  /** By gene, then ortholog, as ids. */
  readonly pairs: readonly (readonly [gene: string, ortholog: string, type: OrthologType])[];
  readonly conservation: readonly ConservationRow[];
}

/** The test of one pair of TFs; see `Conservation`. */
export interface ConservationRow {
  readonly tf: string;
  readonly ortholog: string;
  readonly M: number;
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly p: number;
  readonly pLog10: number;
}

export interface OrthologOptions {
  readonly requested: ListInUniverse;
  readonly onlyOne2one?: boolean;
  /** Names of the TFs whose targets are compared. */
  readonly tfs?: readonly string[];
}

/**
 * Carries a list over to another edition, and compares the targets of TFs with those of their orthologs. Throws `bad-list` if
 * no name of the list is recognized, `no-orthologs` without a table, `unknown-tf` and `ambiguous-name` for a TF.
 */
export function findOrthologs(
  { from, to, hub }: { readonly from: Dataset; readonly to: Dataset; readonly hub?: () => Dataset | undefined },
  { requested, onlyOne2one = false, tfs = [] }: OrthologOptions,
): OrthologsView {
  if (requested.list.size === 0) throw noGeneRecognized(requested.list);
  const pairs = orthologPairs(from, to, hub);
  const { pairs: ofList, orthologs, ...counts } = carryOver(pairs, requested.list.genes, { onlyOne2one });
  const compared = { from, to, universe: requested.universe, otherUniverse: to.coding, pairs };
  const rows = targetConservation(compared, tfsNamed(from, tfs));
  return {
    ...countList(requested),
    to: to.edition,
    through: pairs.through,
    sources: pairs.sources,
    ...counts,
    pairCount: ofList.length,
    orthologCount: orthologs,
    pairs: ofList.map(([gene, ortholog, type]) => [from.genes[gene].id, to.genes[ortholog].id, type]),
    conservation: rows.map(({ tf, ortholog, logP, ...row }) => ({
      tf: from.genes[tf].id,
      ortholog: to.genes[ortholog].id,
      ...row,
      p: maths.exp(logP),
      pLog10: log10Of(logP),
    })),
  };
}

/** The genes with these names, each once, in their order. */
function tfsNamed(dataset: Dataset, names: readonly string[]): number[] {
  const genes = names.map((name) => {
    const match = dataset.names.find(name);
    if (match.kind === 'gene') return match.gene;
    if (match.kind === 'unknown') {
      const close = closestNames(name, namesOfTfs(dataset));
      throw new TrellisError('unknown-tf', `There is no TF called "${name}" in this data set.`, undefined, close);
    }
    const ids = match.genes.map((gene) => dataset.genes[gene].id);
    throw new TrellisError(
      'ambiguous-name',
      `"${name}" is the name of several genes (${ids.join(', ')}): write one of the ids.`,
      undefined,
      ids,
    );
  });
  return [...new Set(genes)];
}
