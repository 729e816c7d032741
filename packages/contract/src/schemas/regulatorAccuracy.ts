import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

const accuracy = {
  auc: Type.Number({ description: '1 - mean place: a place is rank / ranked TFs; 0.5 is chance' }),
  interval: Type.Tuple([Type.Number(), Type.Number()], { description: '95 % bootstrap interval of auc' }),
  top5: Type.Number({ description: 'share of the places of at most 0.05' }),
  top10: Type.Number({ description: 'the same of at most 0.1' }),
};

const placesOf = (description: string) => Type.Record(Type.String(), Type.Number(), { description });

const MediansSchema = Type.Object({
  ...accuracy,
  medians: placesOf('median place over the queries, by id of the TF'),
});
const MeansSchema = Type.Object({ ...accuracy, means: placesOf('mean place over the pairs, by stimulus') });

const scoresOf = <const Schema extends typeof MediansSchema | typeof MeansSchema>(schema: Schema) =>
  Type.Object(
    { shown: Type.Optional(schema), p: Type.Optional(schema) },
    { description: 'of the ranking that is shown, and of one by the smallest p alone' },
  );

/** How accurate the ranking of regulators is in this data set. */
export const RegulatorAccuracySchema = Type.Object({
  perturbation: Type.Object(
    {
      queries: Type.Integer({
        description: 'expression analyses of TFs with binding analyses, at least 10 genes each',
      }),
      query_tfs: Type.Integer(),
      left_out_fewer_than_10: TextsSchema,
      scores: scoresOf(MediansSchema),
    },
    { description: 'whether a TF is found from the genes that respond to it, without its own expression analyses' },
  ),
  stimulus: Type.Union(
    [
      Type.Object({
        lists: Type.Integer(),
        stimuli: Type.Integer(),
        pairs: Type.Integer({ description: 'lists with a TF that is known for their stimulus' }),
        scores: scoresOf(MeansSchema),
      }),
      Type.Null(),
    ],
    { description: 'whether TFs that are known for a stimulus are found; null without a benchmark file' },
  ),
});

export const readRegulatorAccuracy = defineSchemas({
  summary: 'How accurate the ranking of regulators is in this data set',
  answer: RegulatorAccuracySchema,
});
