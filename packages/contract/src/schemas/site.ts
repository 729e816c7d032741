import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';

/** An edition that this server has. */
export const ListedEditionSchema = Type.Object({
  name: Type.String({ description: 'as ?edition= and the first label of a host name have it' }),
  title: Type.String({ description: 'short name of the species, for menus' }),
  species: Type.String({ description: 'scientific name; empty where the edition says none' }),
  host: Type.String({ description: 'host name of its own; empty where the host begins with the name' }),
  labels: Type.Array(Type.String(), { description: 'other first labels of host names that show it' }),
});

/** Facts about the edition for the pages. */
export const SiteSchema = Type.Object({
  edition: Type.String(),
  title: Type.String({ description: 'short name of the species' }),
  species: Type.String({ description: 'scientific name; empty where the edition says none' }),
  annotation: Type.String({ description: 'release of the genes; empty where the edition says none' }),
  id_examples: Type.Array(Type.String(), { description: 'up to three gene ids as users write them' }),
  named_queries: Type.Array(Type.String(), { description: 'named queries that find analyses here' }),
  editions: Type.Array(ListedEditionSchema, { description: 'the editions of this server, in the order of menus' }),
  home_question: Type.String({ description: 'heading of the home page; empty where the edition states none' }),
  label: Type.String({
    description: 'shown wherever figures of the data set are shown, e.g. synthetic demo data; empty for real data',
  }),
  version: Type.String({ description: 'data set version' }),
  default_tf: Type.String({ description: 'id of the first example TF' }),
  examples: Type.Array(Type.String(), {
    description: 'up to two TFs that share targets, as a query names them: symbols where there are any',
  }),
  example_ids: Type.Array(Type.String(), { description: 'the gene ids of these TFs' }),
  quick_search: Type.Object(
    {
      examples: Type.Array(Type.String(), {
        description: 'ids of as many TFs as the edition names examples, at most two; none where it names none',
      }),
      selected: Type.String({
        description: 'id of the default TF of the edition, otherwise of the first TF; empty without any',
      }),
    },
    { description: 'the TFs of the quick search' },
  ),
  binding: Type.Object(
    {
      place: Type.String({ description: 'e.g. in vivo' }),
      edge: Type.String({ description: 'the edge type of most of these analyses; empty where there are none' }),
    },
    { description: 'what binding in the living organism is called' },
  ),
  gene_links: Type.Array(
    Type.Object({
      pattern: Type.String({ description: 'regular expression that the gene id matches, without case' }),
      name: Type.String({ description: 'name of the database' }),
      url: Type.String({ description: 'address with {id} where the gene id goes' }),
    }),
  ),
  data_types: Type.Array(Type.Object({ type: Type.String(), tfs: Type.Integer(), interactions: Type.Integer() })),
  totals: Type.Object({
    genes: Type.Integer(),
    tfs: Type.Integer(),
    analyses: Type.Integer(),
    interactions: Type.Integer(),
  }),
  motifs: Type.Object({
    clusters: Type.Integer({ description: 'motif clusters' }),
    individual: Type.Integer({ description: 'motifs of single TFs' }),
    tfs: Type.Integer({ description: 'TFs that have motifs of their own' }),
  }),
  functions: Type.Union(
    [
      Type.Null(),
      Type.Object({
        evidence: Type.Boolean({ description: 'whether annotations can be filtered by evidence code' }),
      }),
    ],
    { description: 'null without Gene Ontology annotations' },
  ),
  orthologs: Type.Array(Type.String(), { description: 'editions to which gene lists can be carried over' }),
  issues_url: Type.String({ description: 'address of the issue tracker; empty when none is configured' }),
  embed_origins: Type.Array(Type.String(), {
    description: 'origins whose pages can frame figures of results; `*` for all, none for this site only',
  }),
  guide_edit_url: Type.String({
    description: 'folder where the guides can be changed; empty when none is configured',
  }),
  contact: Type.Object(
    { email: Type.String(), repository: Type.String(), paper: Type.String() },
    {
      description: 'mail address, and addresses of the source code and of the paper; empty where none is configured',
    },
  ),
  example_queries: Type.Array(Type.Object({ query: Type.String(), says: Type.String() })),
});

export const readSite = defineSchemas({
  summary: 'What the pages need to know of the edition: data set, examples, gene links, counts',
  answer: SiteSchema,
});

export const readEditions = defineSchemas({
  summary:
    'The editions of this server that have sites of their own, in the order of menus; it answers on every host',
  answer: Type.Array(ListedEditionSchema),
});
