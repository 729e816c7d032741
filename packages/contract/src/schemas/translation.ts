import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';

/** A query for another edition. */
export const TranslationSchema = Type.Object({
  to: Type.String({ description: 'the other edition' }),
  through: Type.Union([Type.String(), Type.Null()], {
    description: 'the edition that the orthologs are inferred through; null when a table lists them',
  }),
  query: Type.Union([Type.String(), Type.Null()], {
    description: 'the new query; null when no TF has an ortholog with analyses',
  }),
  tfs: Type.Array(
    Type.Object({
      name: Type.String({ description: 'as written' }),
      id: Type.String(),
      orthologs: Type.Array(
        Type.Object({
          name: Type.String({ description: 'as the new query names it' }),
          id: Type.String(),
          analyses: Type.Integer(),
        }),
        { description: 'those with analyses' },
      ),
      without_analyses: Type.Integer({ description: 'orthologs that are left out because they have no analyses' }),
    }),
  ),
  has_filters: Type.Boolean({ description: 'whether filters were copied' }),
});

export const translateQuery = defineSchemas({
  summary: 'A query for another edition: its TFs replaced by their orthologs that have analyses',
  body: Type.Object({
    query: Type.String({ minLength: 1, maxLength: 50_000 }),
    to: Type.String({ minLength: 1, maxLength: 100, description: 'the other edition' }),
    from: Type.Optional(
      Type.String({ maxLength: 100, description: 'edition of the query; by default that of the host' }),
    ),
  }),
  answer: TranslationSchema,
});
