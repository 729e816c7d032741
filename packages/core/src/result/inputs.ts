import { bitsetOf, intersect, uniteInto, emptyBitset, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { formatCount } from '../formats/numbers.ts';
import { readTargetNetwork, type TargetNetwork } from '../formats/targetNetwork.ts';
import { knownGenes } from '../reading/knownGenes.ts';
import { optionsOf, type ReadingChoices } from '../reading/readingChoices.ts';
import { readTextFile } from '../reading/readContent.ts';
import type { RecognizedFile } from '../reading/recognized.ts';

/** A text and its name: uploaded, typed, or a predefined list. */
export interface TextInput {
  readonly name: string;
  readonly text: string;
  /** How a person wants it to be read. */
  readonly choices?: ReadingChoices;
}

/** A query and its other inputs, as submitted. */
export interface QueryInputs {
  readonly query: string;
  /** Types of additional edges to show. */
  readonly edges: readonly string[];
  readonly targetGenes?: TextInput;
  readonly filterTfs?: TextInput;
  /** `header`: whether the first line names the columns, where a user said so. */
  readonly targetNetwork?: TextInput & { readonly header?: boolean };
  readonly background?: TextInput;
}

/** A target list; names outside the annotation are left out. */
export interface TargetList {
  readonly name: string;
  readonly genes: Bitset;
}

/** A target network and the gene indices of its edges; -1 for a name outside the annotation. */
export interface ResolvedNetwork {
  readonly network: TargetNetwork;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
}

/** An input that lists genes. */
type ListInput = 'targetGenes' | 'filterTfs' | 'background';

/** Number of different names of an input, ignoring case, and of those among them that mean a gene. */
export interface ListSize {
  readonly genes: number;
  readonly known: number;
}

/** The inputs, parsed, with names resolved to genes. */
export interface ResolvedInputs {
  /** All target lists, then the genes of the target network as one more list. */
  readonly lists: readonly TargetList[];
  /** Genes that can be rows: the union of the target lists, within the network's genes; undefined without either. */
  readonly targets: Bitset | undefined;
  readonly network: ResolvedNetwork | undefined;
  /** Allowed TFs, as gene indices in the order of the list; undefined without filter TFs or network. */
  readonly tfs: readonly number[] | undefined;
  readonly background: Bitset | undefined;
  /** Of the inputs that list genes. */
  readonly sizes: Readonly<Partial<Record<ListInput, ListSize>>>;
  /** One sentence per input and kind of problem: unknown and ambiguous names. */
  readonly warnings: readonly string[];
}

/** Parses the inputs of a query. Throws a `Refusal` for a file that cannot be read; unknown and ambiguous names become warnings. */
export function resolveInputs(
  dataset: Dataset,
  inputs: QueryInputs,
  reader: typeof readTargetNetwork = readTargetNetwork,
): ResolvedInputs {
  const finder = new Finder(dataset);
  const lists = readTargets(finder, inputs.targetGenes);
  const network = readNetwork(finder, inputs.targetNetwork, reader);
  const filterTfs = readFilterTfs(finder, inputs.filterTfs);
  const background = readBackground(finder, inputs.background);
  const networkList = network && { name: network.network.name, genes: genesOf(network, dataset.genes.length) };
  return {
    lists: networkList ? [...lists, networkList] : lists,
    targets: targetRows(dataset.genes.length, lists, networkList),
    network,
    tfs: allowedTfs(filterTfs, network),
    background,
    sizes: finder.sizes,
    warnings: finder.warnings,
  };
}

class Finder {
  readonly warnings: string[] = [];
  readonly sizes: Partial<Record<ListInput, ListSize>> = {};
  readonly dataset: Dataset;

  constructor(dataset: Dataset) {
    this.dataset = dataset;
  }

  /** Gene indices of names, -1 if unknown or ambiguous; adds warnings under the title of the input, if it has one. */
  find(names: readonly string[], title: string | undefined): Int32Array {
    const unknown = new Set<string>();
    const ambiguous = new Map<string, string>();
    const isoforms = new Set<string>();
    const known = new Map<string, number>();
    const lookUp = (name: string): number => {
      const match = this.dataset.names.find(name);
      if (match.kind === 'gene') {
        if (match.isIsoform) isoforms.add(name);
        return match.gene;
      }
      if (match.kind === 'unknown') unknown.add(name.toUpperCase());
      else ambiguous.set(name.toUpperCase(), match.genes.map((gene) => this.dataset.genes[gene].id).join(' or '));
      return -1;
    };
    const found = new Int32Array(names.length);
    names.forEach((name, i) => {
      let gene = known.get(name);
      if (gene === undefined) known.set(name, (gene = lookUp(name)));
      found[i] = gene;
    });
    if (title === undefined) return found;
    this.warn(title, { unknown, ambiguous, isoforms });
    return found;
  }

  /** Reads the lists of a file and remembers its size. Throws a `Refusal` where none of its names is a gene. */
  read(
    input: ListInput,
    { name, text, choices }: TextInput,
    options: { readonly tfs?: boolean; readonly title?: string },
  ): RecognizedFile {
    const { genes } = this.dataset;
    const known = { genes: knownGenes(this.dataset), tfs: options.tfs };
    const file = readTextFile(text, { name, wanted: 'list', ...known, ...optionsOf(choices) });
    if (file.error) throw file.error;
    this.sizes[input] = { genes: file.given, known: file.given - file.unknown.length - file.ambiguous.length };
    if (options.title !== undefined) {
      const ambiguous = file.ambiguous.map((one) => {
        const ids = one.genes.slice(0, 2).map((gene) => genes[gene].id);
        return [one.name.toUpperCase(), ids.join(' or ')] as const;
      });
      this.warn(options.title, {
        unknown: new Set(file.unknown.map((one) => one.toUpperCase())),
        ambiguous: new Map(ambiguous),
        isoforms: new Set(file.transcripts),
      });
    }
    return file;
  }

  private warn(title: string, { unknown, ambiguous, isoforms }: Puzzles): void {
    if (unknown.size) this.warnings.push(`Genes in ${title} not in database: ${someOf([...unknown])}`);
    if (ambiguous.size) {
      const texts = [...ambiguous].map(([name, ids]) => `${name} (${ids})`);
      this.warnings.push(`Ambiguous names in ${title}, left out: ${someOf(texts, 1)}`);
    }
    if (isoforms.size) {
      this.warnings.push(`Isoforms in ${title}, read as their genes: ${someOf([...isoforms])}`);
    }
  }
}

/** Names that are not simply those of genes. */
interface Puzzles {
  readonly unknown: ReadonlySet<string>;
  readonly ambiguous: ReadonlyMap<string, string>;
  readonly isoforms: ReadonlySet<string>;
}

/** Most names that a sentence lists. */
const maxListed = 5;

/** The first names, and how many more there are. */
const someOf = (names: readonly string[], most = maxListed): string =>
  names
    .slice(0, most)
    .map((name) => (name.length > 40 ? `${name.slice(0, 40)}...` : name))
    .join(', ') + (names.length > most ? ` and ${formatCount(names.length - most)} more` : '');

const known = (genes: Int32Array): Int32Array => genes.filter((gene) => gene >= 0);

function readTargets(finder: Finder, input: TextInput | undefined): TargetList[] {
  if (!input) return [];
  const { lists = [] } = finder.read('targetGenes', input, { title: 'Target Genes File' });
  return lists.map(({ name, genes }) => ({ name, genes: bitsetOf(finder.dataset.genes.length, genes) }));
}

function readFilterTfs(finder: Finder, input: TextInput | undefined): number[] | undefined {
  if (!input) return undefined;
  const { lists = [] } = finder.read('filterTfs', input, { title: 'Filter TFs File', tfs: true });
  return [...new Set(lists.flatMap(({ genes }) => genes))];
}

function readBackground(finder: Finder, input: TextInput | undefined): Bitset | undefined {
  if (!input) return undefined;
  const { lists = [] } = finder.read('background', input, {});
  return bitsetOf(
    finder.dataset.genes.length,
    lists.flatMap(({ genes }) => genes),
  );
}

function readNetwork(
  finder: Finder,
  input: QueryInputs['targetNetwork'],
  reader: typeof readTargetNetwork,
): ResolvedNetwork | undefined {
  if (!input) return undefined;
  const { name, text, header, choices } = input;
  const network = reader(text, { name, header, choices, genes: knownGenes(finder.dataset) });
  const { names, sources, targets } = network.edges.sides;
  const genes = finder.find(names, 'Network File');
  return { network, sources: sources.map((side) => genes[side]), targets: targets.map((side) => genes[side]) };
}

function genesOf({ sources, targets }: ResolvedNetwork, size: number): Bitset {
  const genes = bitsetOf(size, known(sources));
  uniteInto(genes, bitsetOf(size, known(targets)));
  return genes;
}

function targetRows(size: number, lists: readonly TargetList[], network: TargetList | undefined): Bitset | undefined {
  if (!lists.length) return network?.genes;
  const union = emptyBitset(size);
  for (const list of lists) uniteInto(union, list.genes);
  return network ? intersect(union, network.genes) : union;
}

function allowedTfs(filterTfs: number[] | undefined, network: ResolvedNetwork | undefined): number[] | undefined {
  if (!network) return filterTfs;
  const sources = new Set(known(network.sources));
  return filterTfs ? filterTfs.filter((tf) => sources.has(tf)) : [...sources];
}
