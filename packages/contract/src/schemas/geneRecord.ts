import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { RegulatorSchema } from './geneRegulators.ts';
import { AspectSchema, namedGene } from './namedGene.ts';
import { OrthologTypeSchema } from './orthologs.ts';
import { TextsSchema } from './parts.ts';
import { TfSchema } from './tfRecord.ts';

/** What is known about one gene. */
export const GeneRecordSchema = Type.Object({
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

export const readGene = defineSchemas({
  summary:
    'What is known about a gene or TF. A symbol or alias redirects (301) to the id; one of several genes lists them (300)',
  params: Type.Object({ gene: Type.String({ maxLength: 200, description: 'gene id, symbol or alias' }) }),
  answer: GeneRecordSchema,
});
