import type { Gene } from '@trellis/core/dataset';
import { families } from './families.ts';
import { drawGeneIds } from './geneIds.ts';
import { GeneNamer } from './geneNames.ts';
import type { KnownFactor } from './knownFactors.ts';
import { randomFor, type DemoRandom } from './random.ts';
import { drawIndex, runningSums } from './sampling.ts';
import { geneCounts, knownFactors, type DemoSize, type GeneCounts, type DemoSpecies } from './species.ts';

/** Types of non-coding genes, which are not in the universe. */
const noncodingTypes = ['LONG_NONCODING_RNA', 'PSEUDOGENE', 'TRANSPOSABLE_ELEMENT_GENE', 'PRE_TRNA', 'MIRNA'];

/** Annotation of a gene without its name. */
interface Kind {
  readonly type: string;
  readonly family: string;
}

/** Makes the annotation, sorted by id. It includes the known TFs of the plant; all other names are invented. */
export function makeGenes(seed: string, species: DemoSpecies, size: DemoSize): Gene[] {
  const random = randomFor(seed, 'genes');
  const counts = geneCounts(species, size);
  const known = new Map(knownFactors[species].map((factor) => [factor.id, factor]));
  const ids = drawGeneIds(random, species, { count: counts.coding + counts.noncoding, required: [...known.keys()] });
  const kinds = drawKinds(random, ids, { counts, known });
  const namer = new GeneNamer(randomFor(seed, 'gene names'), species);
  return ids.map((id, i) => ({ id, ...kinds[i], ...namer.name(kinds[i], known.get(id)) }));
}

/** Assigns the gene types in their exact numbers. */
function drawKinds(
  random: DemoRandom,
  ids: readonly string[],
  { counts, known }: { readonly counts: GeneCounts; readonly known: ReadonlyMap<string, KnownFactor> },
): Kind[] {
  const kinds = ids.map((id): Kind | undefined => {
    const factor = known.get(id);
    return factor && { type: 'TXNFACTOR', family: factor.family };
  });
  const deck = random.shuffle(kindDeck(random, counts, known.size));
  return kinds.map((kind) => kind ?? deck.pop() ?? { type: '', family: '' });
}

/** A type for each gene that is not a known TF. */
function kindDeck(random: DemoRandom, counts: GeneCounts, known: number): Kind[] {
  const metabolic = Math.floor(counts.coding / 40);
  const untyped = Math.floor(counts.coding / 80);
  const plain = counts.coding - counts.factors - metabolic - untyped;
  const sums = runningSums(families.map((family) => family.share));
  const repeat = (length: number, kind: () => Kind) => Array.from({ length }, kind);
  return [
    ...repeat(counts.factors - known, () => ({ type: 'TXNFACTOR', family: families[drawIndex(random, sums)].name })),
    ...repeat(metabolic, () => ({ type: 'METABOLIC', family: random.pick(enzymeFamilies) })),
    ...repeat(plain, () => ({
      type: 'PROTEIN_CODING',
      family: random.chance(0.1) ? random.pick(proteinFamilies) : '',
    })),
    ...repeat(untyped, () => ({ type: '', family: '' })),
    ...repeat(counts.noncoding, () => ({ type: random.pick(noncodingTypes), family: '' })),
  ];
}

const enzymeFamilies = [
  'Cytochrome P450',
  'Glycosyltransferase',
  'Glutathione S-transferase',
  'Terpene synthase',
  '',
];

const proteinFamilies = ['Receptor-like kinase', 'Aquaporin', 'ABC transporter', 'F-box', 'Expansin', 'Glutaredoxin'];
