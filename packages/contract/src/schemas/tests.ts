import { testModels } from '@trellis/core/degrees';
import { heatColors } from '@trellis/core/views';
import { Type } from 'typebox';
import { RevisionQuerySchema } from './parts.ts';

/** Corrections of p-values for multiple testing. */
export const CorrectionSchema = Type.Union(
  [Type.Literal('bonferroni'), Type.Literal('holm'), Type.Literal('bh'), Type.Literal('by')],
  { description: 'Bonferroni, Holm, Benjamini-Hochberg or Benjamini-Yekutieli' },
);

/** `label=1` labels all analyses; anything else only those that users renamed. */
export const LabelQuerySchema = Type.Object({
  ...RevisionQuerySchema.properties,
  label: Type.Optional(
    Type.String({ maxLength: 5, description: '1: label all analyses, not only the renamed ones' }),
  ),
});

/** What a gene set is, and which genes it has where it represents several analyses. */
export const LevelQuerySchema = Type.Object({
  level: Type.Optional(
    Type.Union([Type.Literal('analysis'), Type.Literal('tf'), Type.Literal('family'), Type.Literal('')], {
      description: 'gene sets: each analysis (default), each TF, or each TF family',
    }),
  ),
  support: Type.Optional(
    Type.Union([Type.Literal('any'), Type.Literal('two'), Type.Literal('all'), Type.Literal('')], {
      description:
        'genes of a TF or TF family: those in any of its shown analyses (default), in at least two of them, or in all',
    }),
  ),
});

/** Parameters of every call that corrects p-values. */
export const TestQuerySchema = Type.Object({
  ...LabelQuerySchema.properties,
  correction: Type.Optional(Type.Union([CorrectionSchema, Type.Literal('')], { default: 'bonferroni' })),
});

const sets = Type.Union([Type.Literal('result'), Type.Literal('analysis')], {
  description:
    'genes of an analysis that are compared: those of the result (default), or all that pass its own filters, before and, not, targeted_by and target lists',
});
const universe = Type.Union([Type.Literal('coding'), Type.Literal('lists')], {
  description:
    'genes that could be drawn: the background or all protein-coding genes, or those of them in the target lists',
});

/** What explains common genes by chance. */
export const ModelSchema = Type.Enum([...testModels], {
  description:
    'equal chances for all genes (uniform, the default), the number of analyses that find each gene (degrees), or both, the second in `degrees`',
});

const auto = Type.Literal('auto', {
  description: 'analysis if the query has selected the genes of the result; lists if there are target lists',
});

export const SetsSchema = Type.Optional(Type.Union([sets, auto, Type.Literal('')]));
export const UniverseSchema = Type.Optional(Type.Union([universe, auto, Type.Literal('')]));

/** Parameters of every test of overlap. */
export const OverlapQuerySchema = Type.Object({
  ...TestQuerySchema.properties,
  sets: SetsSchema,
  universe: UniverseSchema,
  model: Type.Optional(Type.Union([ModelSchema, Type.Literal('')])),
});

/** What has selected the genes of a result. */
export const SelectionSchema = Type.Object(
  { query: Type.Boolean(), lists: Type.Boolean() },
  { description: 'whether and, not or targeted_by, and target lists, have taken genes from the analyses' },
);

/** What a test of overlap compared. */
export const comparedProperties = {
  correction: CorrectionSchema,
  sets,
  universe,
  population: Type.Integer({ description: 'number of genes that could be drawn' }),
  selection: SelectionSchema,
  model: Type.Optional(ModelSchema),
};

/** Base-10 logarithm of a p-value, exact where the p-value itself underflows to 0. */
export const Log10Schema = Type.Number({ maximum: 0, description: 'base-10 logarithm of the p-value' });

/** A ratio; null if nothing is expected. */
export const FoldSchema = Type.Union([Type.Number(), Type.Null()], {
  description: 'fold enrichment: observed over expected; null if none is expected',
});

/** Whether gain and loss experiments of a TF agree. */
export const ConcordanceSchema = Type.Union(
  [
    Type.Object({
      genes: Type.Integer({ description: 'with one direction over the gain and one over the loss experiments' }),
      agree: Type.Integer({ description: 'those of them with the same direction by the TF' }),
    }),
    Type.Null(),
  ],
  { description: 'agreement of experiments that gained and that lost the TF; null without both' },
);

/** A number of the test by degrees; null if the degrees have no model. */
export const StatisticSchema = Type.Union([Type.Number(), Type.Null()]);

/** Base-10 logarithm of a p-value; null if the degrees have no model. */
export const LogStatisticSchema = Type.Union([Log10Schema, Type.Null()]);

/** A number, or an empty text as forms send it. */
const optionalNumber = (description: string, limits: { minimum?: number; maximum?: number } = {}) =>
  Type.Optional(Type.Union([Type.Number({ ...limits }), Type.Literal('')], { description }));

/** Repeated keys, `fields=a&fields=b`. */
export const repeated = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description }));

/** What the cells of a heat map are colored by. */
export const HeatColorSchema = Type.Optional(
  Type.Enum([...heatColors], {
    description:
      'colors are of -log10 p (p, the default) or of the log2 fold (fold); depleted pairs have a log2 fold of 0',
  }),
);

/** Colors of a heat map, and metadata next to the names. */
export const HeatMapQuerySchema = Type.Object({
  ...TestQuerySchema.properties,
  ...LevelQuerySchema.properties,
  color: HeatColorSchema,
  lower: optionalNumber('lower bound of the color scale, -log10 p or log2 fold', { minimum: 0 }),
  upper: optionalNumber('upper bound of the color scale, -log10 p or log2 fold', { minimum: 0 }),
  fields: repeated('metadata keys to show in the legend'),
});

export const AlphaSchema = optionalNumber('corrected p-values above it are left out; 0 to 1, default 0.05', {
  minimum: 0,
  maximum: 1,
});

/** Metadata of an analysis or target list as a flat object; the heading of an analysis is in `analysis_label`. */
export const InfoSchema = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

const StatisticsSchema = Type.Array(Type.Union([Type.Number(), Type.Null()]));

/** How strong the overlaps of a row of tests are. */
export const FoldRowSchema = Type.Object(
  {
    common: StatisticsSchema,
    expected: StatisticsSchema,
    fold: StatisticsSchema,
    low: StatisticsSchema,
    high: StatisticsSchema,
  },
  {
    description:
      "what is in common, the expected number, the fold and the ends of its 95 % interval (Wilson's with continuity correction, of the shared part of the smaller set); null without a test",
  },
);
