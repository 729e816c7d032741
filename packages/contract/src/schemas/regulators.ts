import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { geneListProperties, listCountProperties, nullable } from './geneLists.ts';
import { Log10Schema } from './tests.ts';

const numberOrNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const statistics = {
  k: Type.Integer({ description: 'targets in the list' }),
  K: Type.Integer({ description: 'targets in the universe' }),
  n: Type.Integer({ description: 'genes of the list in the universe' }),
  p: Type.Number({ description: 'hypergeometric tail, P(X >= k)' }),
  p_log10: Log10Schema,
  padj: Type.Number({ description: 'Benjamini-Hochberg, over all tested analyses, or all tested network sets' }),
  padj_log10: Log10Schema,
  z: Type.Number({ description: 'k less its hypergeometric mean, over the hypergeometric standard deviation' }),
  m: numberOrNull('weighted mean of z over the null lists'),
  s: numberOrNull('weighted standard deviation of z over the null lists'),
  h: numberOrNull('specificity score: (z - m) / s'),
};

const KindSchema = Type.Object({
  rank: Type.Number({ description: 'by the best analysis of each TF; ties share their mean' }),
  of: Type.Integer({ description: 'TFs of the kind' }),
  best: Type.Union([Type.Integer(), Type.String()], {
    description: 'id of the best analysis, or of a network its name',
  }),
  analyses: Type.Integer({ description: 'analyses, or networks, of the TF' }),
  p: Type.Number({ description: 'smallest of these analyses' }),
  p_log10: Log10Schema,
  in_list: Type.Integer({ description: 'genes of the list that any of these analyses targets' }),
});

const TfSchema = Type.Object({
  tf: Type.String(),
  symbol: Type.String(),
  families: Type.Array(Type.String(), { description: 'empty without a table of TF families' }),
  rank: Type.Integer(),
  significant: Type.Boolean({ description: 'padj < 0.05: these TFs come first' }),
  score: Type.Number({
    description:
      'orders the significant TFs: 1 - (1 - r)^q, r = smallest (rank - 1/2) / TFs over its q kinds of evidence',
  }),
  p: Type.Number({ description: 'smallest of its analyses' }),
  p_log10: Log10Schema,
  padj: Type.Number({ description: 'smallest of its analyses' }),
  padj_log10: Log10Schema,
  p_tf: Type.Number({ description: 'orders the other TFs: 1 - (1 - p)^analyses' }),
  analyses: Type.Integer({ description: 'tested analyses of the TF' }),
  in_list: Type.Integer({ description: 'genes of the list that any of them targets' }),
  kinds: Type.Record(Type.String(), KindSchema, {
    description: 'by kind of evidence, and `target network`, which is not ranked in',
  }),
});

/** TFs whose targets a gene list is enriched in. */
export const RegulatorsSchema = Type.Object({
  ...listCountProperties,
  uses: Type.Enum(['h', 'z'], {
    description: 'what ranks analyses: z with fewer than 10 null lists (null_lists + null_tfs)',
  }),
  null_lists: Type.Integer({ description: 'predefined lists that served as null lists' }),
  null_tfs: Type.Integer({ description: 'TFs of the expression analyses that served as null lists' }),
  null_analyses: Type.Integer({
    description: 'expression analyses that served as null lists, each with 1 / those of its TF',
  }),
  null_left_out: Type.Array(Type.String(), { description: 'lists of which more than half is in the tested list' }),
  null_analyses_left_out: Type.Array(Type.Integer(), { description: 'ids of such expression analyses' }),
  kinds: Type.Array(
    Type.Object({
      sort: Type.Enum(['in vivo', 'in vitro', 'regulated'], { description: 'what it shows of the targets' }),
      label: Type.String(),
    }),
    { description: 'the kinds of evidence of the edition, in the order in which they are shown' },
  ),
  tested: Type.Integer({ description: 'analyses with a target in the universe' }),
  tested_networks: Type.Integer({ description: 'sources of target networks with a target in the universe' }),
  analyses: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      label: Type.String({ description: 'e.g. MYB1 · ChIP-seq · 12' }),
      tf: Type.String(),
      kind: Type.String({ description: 'label of its kind of evidence' }),
      ...statistics,
    }),
    { description: 'best first' },
  ),
  networks: Type.Array(Type.Object({ network: Type.String(), tf: Type.String(), ...statistics })),
  tfs: Type.Array(TfSchema, { description: 'the significant TFs, then the others' }),
  families: Type.Union(
    [
      Type.Array(
        Type.Object({
          family: Type.String(),
          best_rank: Type.Integer(),
          best_tf: Type.String(),
          k: Type.Integer({ description: 'members among the first TFs' }),
          K: Type.Integer({ description: 'members among all ranked TFs' }),
          n: Type.Integer({ description: 'first TFs: 20, or all' }),
          P: Type.Integer({ description: 'ranked TFs' }),
          p: Type.Number({ description: 'hypergeometric tail' }),
          p_log10: Log10Schema,
        }),
      ),
      Type.Null(),
    ],
    { description: 'null without a table of TF families' },
  ),
});

/** The analyses that are tested. */
export const LibraryPropertiesSchema = {
  library: nullable(
    Type.String({
      maxLength: 50_000,
      description: 'query that names the analyses to test, without target networks; all by default',
    }),
  ),
};

/** What the rows of the table of regulators are. */
export const RegulatorRowsSchema = Type.Optional(
  Type.Enum(['tfs', 'analyses'], {
    description:
      'tfs (default): a row per TF, with its analysis of the smallest p-value; analyses: a row per analysis',
  }),
);

export const findRegulators = defineSchemas({
  summary: 'Transcription factors whose targets a gene list is enriched in',
  body: Type.Object({ ...geneListProperties, ...LibraryPropertiesSchema }),
  answer: RegulatorsSchema,
});

export const exportRegulators = defineSchemas({
  summary: 'Transcription factors whose targets a gene list is enriched in, as CSV',
  body: Type.Object({ ...findRegulators.body.properties, rows: RegulatorRowsSchema }),
});
