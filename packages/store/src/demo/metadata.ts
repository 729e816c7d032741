import { compareTexts, valueOf } from '@trellis/core';
import type { MetadataEntry } from '@trellis/core/dataset';
import type { Experiment, Technique } from './experiments.ts';
import { randomFor, type DemoRandom } from './random.ts';

/** Keys marked as searchable. */
const searchable = new Set([
  ...['EXPERIMENT_TYPE', 'EXPRESSION_TYPE', 'BINDING_TYPE', 'EDGE_TYPE', 'EXPERIMENTER', 'TECHNOLOGY'],
  ...['ANALYSIS_METHOD', 'TISSUE', 'GENOTYPE', 'TREATMENT'],
]);

/** Fictitious names. */
const experimenters = [
  ...['Abendrot', 'Brackwater', 'Corvane', 'Dunmarsh', 'Elverin', 'Fenwold', 'Galdamir', 'Hollowell'],
  ...['Ister-Quill', 'Jorvandal', 'Kestrelby', 'Lindqvale', 'Marlowe-Tay', 'Nethercliff', 'Oakhaven', 'Pellimore'],
];

const tissues = ['root', 'shoot', 'leaf', 'seedling', 'flower bud'];
const treatments = ['KNO3 (5 mM)', 'KCl (5 mM)', 'ABA (10 uM), 4 h', 'cold, 4 C', 'darkness', 'LD ZT0', 'mock'];

/** Genotypes by kind of experiment. */
const genotypes: Readonly<Record<string, readonly string[]>> = {
  ChIP: ['tagged line'],
  Mutant: ['loss-of-function mutant', 'double mutant'],
  Overexpression: ['overexpressor', 'inducible overexpressor'],
};

const media = ['1x MS', '0.5x MS', 'hydroponic', 'soil'];

/** Metadata shared by all experiments of a technique. */
interface Protocol {
  readonly edgeType: string;
  /** Kind of the binding or expression experiment. */
  readonly kinds: readonly string[];
  readonly technologies: readonly string[];
  /** Analysis method with its cutoffs. */
  readonly methods: Readonly<Record<string, readonly string[]>>;
}

const differential = { DESeq2: ['FDR<0.05', 'FDR<0.01'], limma: ['p<0.05', 'p<0.01'], edgeR: ['FDR<0.05'] };

const protocols: Record<Technique, Protocol> = {
  ChIP: {
    edgeType: 'in planta:Bound',
    kinds: ['ChIP'],
    technologies: ['ChIPseq'],
    methods: { MACS2: ['q<0.01', 'p<1e-5'], GEM: ['q<0.01'] },
  },
  DAP: {
    edgeType: 'in vitro:Bound:DAP',
    kinds: ['DAP'],
    technologies: ['DAPseq'],
    methods: { GEM: ['FRiP>=5%', 'q<0.01'] },
  },
  ampDAP: {
    edgeType: 'in vitro:Bound:ampDAP',
    kinds: ['ampDAP'],
    technologies: ['ampDAPseq'],
    methods: { GEM: ['FRiP>=5%'] },
  },
  inPlanta: {
    edgeType: 'in planta:Regulated',
    kinds: ['Mutant', 'Overexpression'],
    technologies: ['RNAseq', 'RNAseq', 'Microarray'],
    methods: differential,
  },
  TARGET: {
    edgeType: 'in vitro:Regulated:TARGET',
    kinds: ['TARGET'],
    technologies: ['RNAseq'],
    methods: differential,
  },
};

/** Metadata of an experiment, sorted by key. */
export function makeMetadata(seed: string, experiment: Experiment): MetadataEntry[] {
  const { factor, technique, round } = experiment;
  const random = randomFor(seed, 'metadata', factor, technique, round);
  const kind = random.pick(protocols[technique].kinds);
  const entries = { ...methodOf(random, technique, kind), ...settingOf(random, technique, kind) };
  return Object.entries(entries)
    .map(([key, value]) => ({ key, value, searchable: searchable.has(key) }))
    .sort((a, b) => compareTexts(a.key, b.key));
}

function methodOf(random: DemoRandom, technique: Technique, kind: string): Record<string, string> {
  const { edgeType, technologies, methods } = protocols[technique];
  const expression = technique === 'inPlanta' || technique === 'TARGET';
  const [method, cutoffs] = random.pick(Object.entries(methods));
  return {
    EXPERIMENT_TYPE: expression ? 'Expression' : 'Binding',
    [expression ? 'EXPRESSION_TYPE' : 'BINDING_TYPE']: kind,
    EDGE_TYPE: edgeType,
    TECHNOLOGY: random.pick(technologies),
    ANALYSIS_METHOD: method,
    ANALYSIS_CUTOFF: random.pick(cutoffs),
  };
}

/** Authors, date and material; in vitro binding has no growth conditions. */
function settingOf(random: DemoRandom, technique: Technique, kind: string): Record<string, string> {
  const source = { EXPERIMENTER: random.pick(experimenters), DATE: date(random) };
  if (technique === 'DAP' || technique === 'ampDAP') {
    return { ...source, TISSUE: random.pick(['leaf', 'seedling']), GENOTYPE: 'wild type', REPLICATES: '2' };
  }
  return {
    ...source,
    TISSUE: technique === 'TARGET' ? 'root protoplast' : random.pick(tissues),
    GENOTYPE: random.pick(valueOf(genotypes, kind) ?? ['wild type']),
    TREATMENT: random.pick(treatments),
    ...(random.chance(0.7) ? { AGE: `${5 + random.below(30)} days` } : {}),
    ...(random.chance(0.6) ? { GROWTH_MEDIUM: random.pick(media) } : {}),
    REPLICATES: String(2 + random.below(3)),
  };
}

function date(random: DemoRandom): string {
  const part = (limit: number) => String(1 + random.below(limit)).padStart(2, '0');
  return `${2012 + random.below(12)}-${part(12)}-${part(28)}`;
}
