import { evidenceKinds, type RegulatorBenchmark, type RegulatorsView } from '@trellis/core';
import { Type, type Static } from 'typebox';
import {
  geneListProperties,
  listCountNames,
  listCountProperties,
  maxListBytes,
  nullable,
  testNames,
} from './geneLists.ts';
import { TextsSchema } from './parts.ts';
import { route } from './route.ts';
import { Log10Schema } from './tests.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';

const numberOrNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const figures = {
  k: Type.Integer({ description: 'targets in the list' }),
  K: Type.Integer({ description: 'targets in the universe' }),
  n: Type.Integer({ description: 'genes of the list in the universe' }),
  p: Type.Number({ description: 'hypergeometric tail, P(X >= k)' }),
  p_log10: Log10Schema,
  padj: Type.Number({ description: 'Benjamini-Hochberg, over all tested analyses, or all tested network sets' }),
  padj_log10: Log10Schema,
  z: Type.Number({ description: 'log odds ratio over its standard error' }),
  m: numberOrNull('mean of z over the null lists'),
  s: numberOrNull('standard deviation of z over the null lists'),
  h: numberOrNull('specificity score: (z - m) / s'),
};

/** TFs whose targets a gene list is enriched in. */
const RegulatorsSchema = Type.Object({
  ...listCountProperties,
  uses: Type.Enum(['h', 'z'], { description: 'what ranks: z with fewer than 10 null lists' }),
  null_lists: Type.Integer({ description: 'predefined lists that served as null lists' }),
  null_left_out: Type.Array(Type.String(), { description: 'lists of which more than half is in the tested list' }),
  tested: Type.Integer({ description: 'analyses with a target in the universe' }),
  tested_networks: Type.Integer({ description: 'sources of target networks with a target in the universe' }),
  analyses: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      tf: Type.String(),
      kind: Type.Enum([...evidenceKinds]),
      ...figures,
    }),
    { description: 'best first' },
  ),
  networks: Type.Array(Type.Object({ network: Type.String(), tf: Type.String(), ...figures })),
  tfs: Type.Array(
    Type.Object({
      tf: Type.String(),
      symbol: Type.String(),
      families: Type.Array(Type.String(), { description: 'empty without a table of TF families' }),
      rank: Type.Integer(),
      score: Type.Number({
        description: 'mean over the three kinds of evidence of rank / TFs; 0.5 for a kind without an analysis',
      }),
      p: Type.Number({ description: 'smallest of its analyses' }),
      p_log10: Log10Schema,
      kinds: Type.Record(
        Type.String(),
        Type.Object({
          rank: Type.Number({ description: 'ties share their mean' }),
          of: Type.Integer({ description: 'TFs of the kind' }),
          best: Type.Union([Type.Integer(), Type.String()], { description: 'id of an analysis, or a network' }),
        }),
        { description: 'by kind of evidence, and `target network`, which is not ranked in' },
      ),
    }),
  ),
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

type RegulatorsMessage = Immutable<Static<typeof RegulatorsSchema>>;
const viewNames = wireNames({
  ...listCountNames,
  nullLists: 'null_lists',
  nullLeftOut: 'null_left_out',
  testedNetworks: 'tested_networks',
});
const tfNames = wireNames({ pLog10: 'p_log10' });
const familyNames = wireNames({ bestRank: 'best_rank', bestTf: 'best_tf', pLog10: 'p_log10' });

const regulatorsWire: Wire<RegulatorsView, RegulatorsMessage> = {
  encode: (view) => ({
    ...viewNames.encode(view),
    analyses: view.analyses.map(testNames.encode),
    networks: view.networks.map(testNames.encode),
    tfs: view.tfs.map(tfNames.encode),
    families: view.families && view.families.map(familyNames.encode),
  }),
  decode: (message) => ({
    ...viewNames.decode(message),
    analyses: message.analyses.map(testNames.decode),
    networks: message.networks.map(testNames.decode),
    tfs: message.tfs.map(tfNames.decode),
    families: message.families && message.families.map(familyNames.decode),
  }),
};

/** The analyses that are tested. */
export const LibraryPropertiesSchema = {
  library: nullable(
    Type.String({
      maxLength: 50_000,
      description: 'query that names the analyses to test, without target networks; all by default',
    }),
  ),
};

export const findRegulators = route({
  method: 'POST',
  path: '/api/regulators/',
  summary: 'Transcription factors whose targets a gene list is enriched in',
  body: Type.Object({ ...geneListProperties, ...LibraryPropertiesSchema }),
  maxBodyBytes: maxListBytes,
  answer: RegulatorsSchema,
  wire: regulatorsWire,
});

const AccuracySchema = Type.Object({
  auc: Type.Number({ description: '1 - mean over TFs of the median relative rank; 0.5 is chance' }),
  interval: Type.Tuple([Type.Number(), Type.Number()], {
    description: '95 % bootstrap interval of auc over the TFs',
  }),
  top5: Type.Number({ description: 'share of the TFs with a median relative rank of at most 0.05' }),
  top10: Type.Number({ description: 'the same of at most 0.1' }),
  medians: Type.Record(Type.String(), Type.Number(), { description: 'median relative rank, by id of the TF' }),
});

/** How well the ranking finds the TF of an expression analysis among binding analyses. */
const RegulatorAccuracySchema = Type.Object({
  library: Type.Integer({ description: 'binding analyses' }),
  library_tfs: Type.Integer(),
  queries: Type.Integer({ description: 'expression analyses of their TFs with at least 10 responding genes' }),
  query_tfs: Type.Integer(),
  too_few: TextsSchema,
  null_lists: Type.Integer(),
  scores: Type.Object({
    fisher: Type.Optional(AccuracySchema),
    z: Type.Optional(AccuracySchema),
    h_lists: Type.Optional(AccuracySchema),
    h_other_queries: Type.Optional(AccuracySchema),
  }),
});

const accuracyNames = wireNames({
  libraryTfs: 'library_tfs',
  queryTfs: 'query_tfs',
  tooFew: 'too_few',
  nullLists: 'null_lists',
});
const accuracyWire: Wire<RegulatorBenchmark, Immutable<Static<typeof RegulatorAccuracySchema>>> = accuracyNames;

export const readRegulatorAccuracy = route({
  method: 'GET',
  path: '/api/regulators/accuracy/',
  summary: 'How well the ranking of regulators finds the TF behind an expression analysis in this data set',
  answer: RegulatorAccuracySchema,
  wire: accuracyWire,
});
