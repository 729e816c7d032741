import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { TextsSchema } from './parts.ts';

/** The analyses that a search finds, and how they fall into categories. */
export const OverviewSchema = Type.Object({
  datasets: Type.Array(
    Type.Object({
      id: Type.Integer(),
      gene_id: Type.String(),
      gene_name: Type.String(),
      metadata: Type.Record(Type.String(), Type.String()),
      empty_keys: Type.Array(Type.String(), { description: 'metadata keys without a value' }),
    }),
  ),
  summary: Type.Record(
    Type.String(),
    Type.Array(
      Type.Tuple([
        Type.String({ description: 'label' }),
        Type.Integer({ description: 'count' }),
        Type.String({ description: 'color' }),
      ]),
    ),
  ),
  total: Type.Integer({ description: 'all analyses of the data set' }),
});

export const readOverview = defineSchemas({
  summary: 'Analyses by metadata: `key = value`, `key != value`, or any text',
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: 500 })) }),
  answer: OverviewSchema,
});

export const readOverviewSuggestions = defineSchemas({
  summary: 'Texts that a search of the overview may hold',
  answer: TextsSchema,
});
