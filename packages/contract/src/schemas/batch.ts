import { Type } from 'typebox';
import { defineSchemas } from './defineSchemas.ts';
import { findFunctions } from './functions.ts';
import { findOrthologs } from './orthologs.ts';
import { ProblemSchema } from './problem.ts';
import { findRegulators } from './regulators.ts';

const exact = { additionalProperties: false } as const;
const FileSchema = Type.Object({ name: Type.String({ maxLength: 500 }), text: Type.String() }, exact);

const ListInputSchema = Type.Union([Type.String({ maxLength: 500 }), Type.Array(Type.String()), FileSchema], {
  description: 'name of a predefined list, names of genes, or a file',
});

const NetworkInputSchema = Type.Union(
  [
    Type.String({ maxLength: 500 }),
    Type.Object(
      {
        ...FileSchema.properties,
        header: Type.Optional(Type.Boolean({ description: 'whether the first line names the columns' })),
      },
      exact,
    ),
  ],
  { description: 'name of a predefined target network, or a file' },
);

/** A query with its inputs, as fields of a JSON object. */
export const queryProperties = {
  query: Type.String({ description: 'text of a query' }),
  edges: Type.Optional(Type.Array(Type.String(), { description: 'types of additional edges' })),
  targetgenes: Type.Optional(ListInputSchema),
  filtertfs: Type.Optional(ListInputSchema),
  targetnetworks: Type.Optional(NetworkInputSchema),
  backgroundgenes: Type.Optional(ListInputSchema),
};

const about = {
  id: Type.Optional(
    Type.Union([Type.String({ maxLength: 200 }), Type.Number()], {
      description: 'a text or a number, which is returned with the answer',
    }),
  ),
  edition: Type.Optional(
    Type.String({ maxLength: 100, description: 'edition that is asked; by default that of the call' }),
  ),
};

const ValueSchema = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const ParameterSchema = Type.Union([ValueSchema, Type.Array(ValueSchema)]);

/** A question of each kind. The body of a call about genes is checked by the schema of that call. */
export const batchQuestions = {
  query: Type.Object(
    {
      ...about,
      ...queryProperties,
      views: Type.Optional(
        Type.Record(Type.String(), Type.Record(Type.String(), ParameterSchema), {
          description: 'views to answer with by name, each with the parameters of its call',
        }),
      ),
    },
    exact,
  ),
  regulators: Type.Object({ ...about, regulators: Type.Object({}) }, exact),
  functions: Type.Object({ ...about, functions: Type.Object({}) }, exact),
  orthologs: Type.Object({ ...about, orthologs: Type.Object({}) }, exact),
  gene: Type.Object({ ...about, gene: Type.String({ minLength: 1, maxLength: 200 }) }, exact),
} as const;

const BatchQuestionSchema = Type.Union([
  batchQuestions.query,
  Type.Object({ ...about, regulators: findRegulators.body }, exact),
  Type.Object({ ...about, functions: findFunctions.body }, exact),
  Type.Object({ ...about, orthologs: findOrthologs.body }, exact),
  batchQuestions.gene,
]);

const outcome = {
  status: Type.Integer({ description: 'status that the single call would have' }),
  answer: Type.Optional(Type.Unknown({ description: 'answer of the single call; a text is a JSON string' })),
  problem: Type.Optional(ProblemSchema),
};

/** A line of the answer to a batch. */
export const BatchAnswerSchema = Type.Object({
  line: Type.Integer({ minimum: 1, description: 'line of the question' }),
  id: Type.Optional(Type.Union([Type.String(), Type.Number()], { description: 'id of the question' })),
  ...outcome,
  secret: Type.Optional(
    Type.String({ description: 'lets its reader delete the result of a query, see X-Request-Secret' }),
  ),
  views: Type.Optional(
    Type.Record(Type.String(), Type.Object(outcome), {
      description: 'views of a query, by name; one can have a problem while the others have none',
    }),
  ),
});

export const askBatch = defineSchemas({
  summary:
    'Up to 100 questions in one call, a JSON object per line. The answers are lines too, sent as they come, in any order; each has the line and the id of its question',
  lines: BatchQuestionSchema,
});
