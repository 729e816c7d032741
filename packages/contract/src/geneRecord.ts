import { aspects } from '@trellis/core/dataset';
import type { GeneRecord, NamedGene, TfRecord } from '@trellis/core/gene';
import { AgreementSchema, agreementWire } from './agreement.ts';
import { Type, type Static } from 'typebox';
import { EdgeKindSchema, PerturbationSchema, SelfSchema, TextsSchema } from './parts.ts';
import { OrthologTypeSchema } from './orthologs.ts';
import { route } from './route.ts';
import { ConcordanceSchema, Log10Schema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const NullableNumberSchema = Type.Union([Type.Number(), Type.Null()]);
const KindSchema = Type.String({ description: 'label of a kind of evidence of the edition' });
const AspectSchema = Type.Enum([...aspects]);

const namedGene = {
  id: Type.String(),
  symbol: Type.String(),
  full_name: Type.String(),
};

const RegulatorSchema = Type.Object({
  tf: Type.String(),
  symbol: Type.String(),
  kinds: Type.Array(KindSchema),
  publications: Type.Integer({
    description: 'publications of these analyses, without those that perturbed the gene itself',
  }),
  analyses: Type.Array(
    Type.Object({
      analysis: Type.String({ description: 'label, e.g. MYB1 · ChIP-seq · 12' }),
      analysis_id: Type.Integer(),
      kind: KindSchema,
      edge: Type.String({ description: 'edge name as in the network' }),
      type: EdgeKindSchema,
      log2fc: NullableNumberSchema,
      p: NullableNumberSchema,
      technology: Type.String(),
      is_self: SelfSchema,
    }),
    { description: 'analyses of the TF in which the gene is a target, by id' },
  ),
  additional_edges: Type.Array(Type.String(), { description: 'types of additional edges from the TF to the gene' }),
});

const figures = {
  p: Type.Number(),
  p_log10: Log10Schema,
};

const TfSchema = Type.Object({
  query: Type.String({ description: 'the query for all analyses of the TF' }),
  analyses: Type.Array(
    Type.Object({
      id: Type.Integer(),
      label: Type.String(),
      kind: KindSchema,
      edge_type: Type.String(),
      technology: Type.String(),
      perturbation: PerturbationSchema,
      targets: Type.Integer({ description: 'without the TF itself in an expression analysis' }),
      induced: Type.Integer({ description: 'targets that the TF induces' }),
      repressed: Type.Integer({ description: 'targets that the TF represses' }),
    }),
  ),
  targets: Type.Integer({ description: 'genes that are a target in any analysis' }),
  top_targets: Type.Array(
    Type.Object({
      ...namedGene,
      kinds: Type.Array(KindSchema),
      publications: Type.Integer({ description: 'number of publications whose analyses find it' }),
      analyses: Type.Integer({ description: 'number of analyses that find it' }),
      bound_by: Type.Integer({ description: 'TFs of the version that bind it' }),
      regulated_by: Type.Integer({ description: 'TFs of the version that regulate it, without itself' }),
    }),
    {
      description:
        'at most 20; more kinds of evidence first, then more publications, then more analyses; of equal evidence the most specific first: fewest TFs that bind, then that regulate it',
    },
  ),
  equal_targets: Type.Integer({
    description: 'targets, listed or not, with as much evidence as the last of the top targets',
  }),
  concordance: ConcordanceSchema,
  agreement: AgreementSchema,
  functions: Type.Union(
    [
      Type.Null(),
      Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          aspect: AspectSchema,
          k: Type.Integer(),
          n: Type.Integer(),
          K: Type.Integer(),
          P: Type.Integer(),
          fold: Type.Number(),
          ...figures,
          padj: Type.Number(),
          padj_log10: Log10Schema,
        }),
      ),
    ],
    { description: 'functions of the protein-coding targets, the 20 with the smallest p; null without an ontology' },
  ),
  conservation: Type.Array(
    Type.Object({
      edition: Type.String(),
      ortholog: Type.String(),
      M: Type.Integer(),
      a: Type.Integer(),
      b: Type.Integer(),
      x: Type.Integer(),
      ...figures,
    }),
    { description: 'a row per ortholog with analyses; figures as in /api/orthologs/' },
  ),
});

/** What is known about one gene. */
const GeneRecordSchema = Type.Object({
  edition: Type.String(),
  ...namedGene,
  type: Type.String({ description: 'gene type as annotated' }),
  family: Type.String({ description: 'gene family as annotated' }),
  aliases: TextsSchema,
  tf_families: TextsSchema,
  specificity: Type.Object(
    {
      bound_by: Type.Integer({ description: 'TFs that bind it' }),
      binding: Type.Integer({ description: 'TFs with a binding analysis' }),
      regulated_by: Type.Integer({ description: 'TFs that regulate it, without itself' }),
      expression: Type.Integer({ description: 'TFs with an expression analysis, without itself' }),
    },
    { description: 'over the whole version' },
  ),
  evidence: Type.Object(
    {
      tfs: Type.Integer({ description: 'TFs with an analysis that has the gene as a target' }),
      publications: Type.Integer({ description: 'publications of these analyses' }),
      analyses: Type.Integer(),
    },
    { description: 'without experiments that perturbed the gene itself' },
  ),
  regulators: Type.Array(RegulatorSchema, {
    description: 'a row per TF of which an analysis has the gene as a target; more kinds of evidence first',
  }),
  additional_edges: Type.Array(
    Type.Object({
      type: Type.String(),
      directed: Type.Boolean(),
      sources: Type.Integer({ description: 'genes with an edge to the gene' }),
      targets: Type.Integer({ description: 'genes to which the gene has an edge' }),
    }),
  ),
  lists: Type.Array(Type.String(), { description: 'predefined gene lists that hold it, as `file: list`' }),
  networks: Type.Array(
    Type.Object({
      network: Type.String(),
      sources: Type.Array(Type.String(), { description: 'genes with an edge to the gene' }),
      targets: Type.Integer({ description: 'genes to which the gene has an edge' }),
    }),
    { description: 'predefined target networks that hold it' },
  ),
  unread_networks: Type.Optional(
    Type.Array(Type.String(), { description: 'a sentence for each predefined target network that cannot be read' }),
  ),
  terms: Type.Union(
    [
      Type.Null(),
      Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          aspect: AspectSchema,
          direct: Type.Boolean({ description: 'false: only through a descendant' }),
          evidence: Type.Array(Type.String(), { description: 'evidence codes of its direct annotations' }),
        }),
      ),
    ],
    { description: 'Gene Ontology terms without the roots; null without an ontology' },
  ),
  orthologs: Type.Array(
    Type.Object({
      edition: Type.String(),
      through: Type.Union([Type.String(), Type.Null()], {
        description: 'the edition that the pairs are inferred through',
      }),
      sources: TextsSchema,
      genes: Type.Array(
        Type.Object({
          ...namedGene,
          type: OrthologTypeSchema,
          analyses: Type.Integer({ description: 'number of its analyses as a TF' }),
        }),
      ),
    }),
    { description: 'by edition, also for those in which the gene has none' },
  ),
  motifs: Type.Array(
    Type.Object({
      region: Type.String(),
      clusters: Type.Array(Type.Object({ cluster: Type.String(), hits: Type.Integer() })),
    }),
    { description: 'hits of motif clusters by region' },
  ),
  motif_clusters: Type.Array(
    Type.Object({
      cluster: Type.String(),
      family: Type.String(),
      consensus: Type.String(),
      matrix: Type.String({ description: 'counts of A, C, G and T by position; empty without counts' }),
    }),
    { description: 'motif clusters that the gene is a member of as a TF' },
  ),
  tf: Type.Union([Type.Null(), TfSchema], { description: 'null for a gene without analyses as a TF' }),
});

type GeneMessage = Immutable<Static<typeof GeneRecordSchema>>;
type TfMessage = Immutable<Static<typeof TfSchema>>;

const geneNames = wireNames({ fullName: 'full_name' });
const recordNames = wireNames({
  fullName: 'full_name',
  tfFamilies: 'tf_families',
  additionalEdges: 'additional_edges',
  motifClusters: 'motif_clusters',
});
const regulatorNames = wireNames({ additionalEdges: 'additional_edges' });
const evidenceNames = wireNames({ analysisId: 'analysis_id', isSelf: 'is_self' });
const specificityNames = wireNames({ boundBy: 'bound_by', regulatedBy: 'regulated_by' });
const tfNames = wireNames({ topTargets: 'top_targets', equalTargets: 'equal_targets' });
const analysisNames = wireNames({ edgeType: 'edge_type' });
const testNames = wireNames({ pLog10: 'p_log10', adjusted: 'padj', adjustedLog10: 'padj_log10' });

const tfWire: Wire<TfRecord, TfMessage> = {
  encode: (tf) => ({
    ...tfNames.encode(tf),
    analyses: tf.analyses.map(analysisNames.encode),
    top_targets: tf.topTargets.map((target) => specificityNames.encode(geneNames.encode(target))),
    agreement: tf.agreement && agreementWire.encode(tf.agreement),
    functions: tf.functions && tf.functions.map(testNames.encode),
    conservation: tf.conservation.map(testNames.encode),
  }),
  decode: (message) => ({
    ...tfNames.decode(message),
    analyses: message.analyses.map(analysisNames.decode),
    topTargets: message.top_targets.map((target) => geneNames.decode(specificityNames.decode(target))),
    agreement: message.agreement && agreementWire.decode(message.agreement),
    functions: message.functions && message.functions.map(testNames.decode),
    conservation: message.conservation.map(testNames.decode),
  }),
};

const geneWire: Wire<GeneRecord, GeneMessage> = {
  encode: (record) => ({
    ...recordNames.encode(record),
    specificity: specificityNames.encode(record.specificity),
    regulators: record.regulators.map((regulator) => ({
      ...regulatorNames.encode(regulator),
      analyses: regulator.analyses.map(evidenceNames.encode),
    })),
    orthologs: record.orthologs.map((other) => ({ ...other, genes: other.genes.map(geneNames.encode) })),
    tf: record.tf && tfWire.encode(record.tf),
  }),
  decode: (message) => ({
    ...recordNames.decode(message),
    specificity: specificityNames.decode(message.specificity),
    regulators: message.regulators.map((regulator) => ({
      ...regulatorNames.decode(regulator),
      analyses: regulator.analyses.map(evidenceNames.decode),
    })),
    orthologs: message.orthologs.map((other) => ({ ...other, genes: other.genes.map(geneNames.decode) })),
    tf: message.tf && tfWire.decode(message.tf),
  }),
};

/** The genes that share a name: the answer, with status 300, for an ambiguous one. */
export interface GeneChoices {
  readonly name: string;
  readonly genes: readonly NamedGene[];
}

const GeneChoicesSchema = Type.Object({ name: Type.String(), genes: Type.Array(Type.Object(namedGene)) });

const choicesWire: Wire<GeneChoices, Immutable<Static<typeof GeneChoicesSchema>>> = {
  encode: ({ name, genes }) => ({ name, genes: genes.map(geneNames.encode) }),
  decode: ({ name, genes }) => ({ name, genes: genes.map(geneNames.decode) }),
};

export const geneChoicesAnswer = { answer: GeneChoicesSchema, wire: choicesWire };

export const readGene = route({
  method: 'GET',
  path: '/api/gene/:gene/',
  summary:
    'What is known about a gene or TF. A symbol or alias redirects (301) to the id; one of several genes lists them (300)',
  params: Type.Object({ gene: Type.String({ maxLength: 200, description: 'gene id, symbol or alias' }) }),
  answer: GeneRecordSchema,
  wire: geneWire,
});
