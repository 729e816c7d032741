import { bitsToIndices, countBits } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { QueryInputs, TextInput } from '../result/inputs.ts';
import { chooseExampleList, chooseExampleNetwork } from './chooseInputs.ts';
import { chooseExampleTfs, type ExampleTf } from './chooseTfs.ts';
import { targetsOfTf } from './tfTargets.ts';

/** The examples that a site can have; see `chooseExamples`. */
export type ExampleName = 'targets' | 'direct' | 'both' | 'pair' | 'list' | 'network';

/** A query that shows what the data set answers. */
export interface Example {
  readonly name: ExampleName;
  readonly inputs: QueryInputs;
  /** Whether its gene list and its target network are lists of the data set. */
  readonly isPredefined: boolean;
}

/** Examples chosen from a data set. */
export interface ChosenExamples {
  readonly tfs: readonly ExampleTf[];
  readonly examples: readonly Example[];
}

/** Predefined lists and networks with their texts, and TFs to prefer. */
export interface ExampleSources {
  readonly lists: readonly TextInput[];
  readonly networks: readonly TextInput[];
  readonly preferred?: readonly string[];
}

/** Longest gene list that is made of the targets of a TF. */
const maxListGenes = 3000;

/**
 * Chooses example queries from a data set: all `targets` of a TF; its `direct` targets, bound and regulated; the targets
 * that it and a second TF share (`both`) and those of either (`pair`); the regulators of a gene `list`, predefined or else
 * made of the genes that the TF regulates or binds; and the TFs of a target `network`. Leaves out what the data set does not have.
 */
export function chooseExamples(dataset: Dataset, sources: ExampleSources): ChosenExamples {
  const tfs = chooseExampleTfs(dataset, sources.preferred);
  const [first, second] = tfs;
  if (!first) return { tfs, examples: [] };
  const network = chooseExampleNetwork(dataset, sources.networks);
  const examples = [
    query('targets', first.name),
    ...(first.hasDirectTargets ? [query('direct', directTargetsQuery(first.name))] : []),
    ...(second
      ? [query('both', `${first.name} and ${second.name}`), query('pair', `${first.name} or ${second.name}`)]
      : []),
    listExample(dataset, first, sources.lists),
    ...(network ? [query('network', 'all_tfs', { targetNetwork: { ...network, header: false } })] : []),
  ];
  return { tfs, examples };
}

/** The query for the genes that a TF binds and regulates. `name` is a word of the query language. */
export const directTargetsQuery = (name: string): string =>
  `${name}[EXPERIMENT_TYPE = Binding] and ${name}[EXPERIMENT_TYPE = Expression]`;

/** What this query gives, in a sentence. */
export const directTargetsSentence = 'Direct targets are bound and regulated.';

const query = (
  name: ExampleName,
  text: string,
  more: Omit<QueryInputs, 'query' | 'edges'> = {},
  isPredefined = true,
): Example => ({ name, inputs: { query: text, edges: [], ...more }, isPredefined });

function listExample(dataset: Dataset, { id, name, hasDirectTargets }: ExampleTf, lists: ExampleSources['lists']) {
  const tf = dataset.genes.findIndex((gene) => gene.id === id);
  const { bound, regulated, direct } = targetsOfTf(dataset, tf);
  const predefined = chooseExampleList(dataset, hasDirectTargets ? direct : bound, lists);
  if (predefined) return query('list', 'all_tfs', { targetGenes: predefined });
  const sets = [
    [`${name} regulated`, regulated],
    [`${name} bound and regulated`, direct],
    [`${name} bound`, bound],
  ] as const;
  const [title, genes] = sets.find(([, set]) => isShort(countBits(set))) ?? sets[2];
  const ids = [...bitsToIndices(genes)].slice(0, maxListGenes).map((gene) => dataset.genes[gene].id);
  const targetGenes = { name: `${title}.txt`, text: `>${title}\n${ids.join('\n')}\n` };
  return query('list', 'all_tfs', { targetGenes }, false);
}

const isShort = (genes: number): boolean => genes > 0 && genes <= maxListGenes;
