import { Type } from 'typebox';
import { AnalysisIdsSchema } from './analysisIds.ts';
import { defineSchemas } from './defineSchemas.ts';
import { CellSchema, RequestParamsSchema, RevisionQuerySchema, TextsSchema } from './parts.ts';

/** Type and style of a column of the result grid. */
export const GridColumnSchema = Type.Object({
  id: Type.Optional(Type.Integer({ description: 'column index' })),
  type: Type.Union([Type.Literal('text'), Type.Literal('numeric'), Type.Literal('p_value')]),
  renderer: Type.Optional(
    Type.Union([Type.Literal('renderEdge'), Type.Literal('renderFc'), Type.Literal('renderExp')]),
  ),
  width: Type.Optional(Type.Integer({ description: '1 for a column without content' })),
});

/** A block of equal header cells drawn as one. */
export const MergedCellSchema = Type.Object({
  row: Type.Integer(),
  col: Type.Integer(),
  rowspan: Type.Integer(),
  colspan: Type.Integer(),
});

/** The whole table: six header rows, then a row per gene. */
const ResultGridSchema = Type.Object({
  data: Type.Array(Type.Array(CellSchema)),
  columns: Type.Array(GridColumnSchema),
  mergeCells: Type.Array(MergedCellSchema),
});

/** Metadata of the shown analyses: a row per key, a column per analysis id. */
const MetadataGridSchema = Type.Object({
  columns: Type.Array(
    Type.Object({
      id: Type.Union([Type.String(), Type.Integer()]),
      name: Type.String(),
      label: Type.Optional(Type.String({ description: 'label of the analysis' })),
    }),
  ),
  data: Type.Record(Type.String(), Type.Record(Type.String(), CellSchema)),
});

/** One of the four inputs of a request. */
export const RequestInputSchema = Type.Object({
  name: Type.String({ description: 'file name or name of the predefined list' }),
  predefined: Type.Boolean(),
  genes: Type.Integer({ description: 'number of different ids, or of edges, in it' }),
  known: Type.Integer({ description: 'number of those that the annotation knows' }),
});

/** An analysis that the user brought with a request. */
export const OwnAnalysisSchema = Type.Object({
  id: Type.Integer(),
  label: Type.String({ description: 'label of the analysis, as in every view' }),
  tf: Type.String({ description: 'gene id of the TF' }),
  targets: Type.Integer({ description: 'number of targets in the file that the data set knows' }),
  metadata: Type.Record(Type.String(), Type.String(), { description: 'what was sent about it' }),
});

/** The request and its data set. */
export const RequestInfoSchema = Type.Object({
  edition: Type.String({ description: 'edition whose data set was asked' }),
  query: Type.String(),
  edges: TextsSchema,
  targetgenes: Type.Optional(RequestInputSchema),
  filtertfs: Type.Optional(RequestInputSchema),
  targetnetworks: Type.Optional(RequestInputSchema),
  backgroundgenes: Type.Optional(RequestInputSchema),
  own_analyses: Type.Optional(Type.Array(OwnAnalysisSchema, { description: 'analyses that the user brought' })),
  created: Type.String({ description: 'ISO 8601, UTC' }),
  revision: Type.Integer({ description: 'revision of names and hidden flags that this answer shows' }),
  data_version: Type.String({ description: 'data set version that the request was made on' }),
  answered_version: Type.String({
    description:
      'data set version that this answer was computed on: that of the request, or the newest if it is no longer kept',
  }),
  answered_imported: Type.Optional(Type.String({ description: 'when that version was imported: ISO 8601, UTC' })),
  current_version: Type.String({ description: 'newest data set version' }),
  current_imported: Type.Optional(
    Type.String({ description: 'when the newest version was imported: ISO 8601, UTC' }),
  ),
  computed_from: Type.Optional(
    Type.String({ description: 'id of the request that this one computes on newer data' }),
  ),
  computed_as: Type.Optional(
    Type.String({ description: 'id of the request that computes this one on the newest data, if there is one' }),
  ),
});

/** Sizes of a result. */
export const CountsSchema = Type.Object({
  num_edges: Type.Integer(),
  num_tfs: Type.Integer(),
  num_targets: Type.Integer(),
  num_analyses: Type.Integer(),
});

/** The answer to a query, with or without its table. */
export const QueryAnswerSchema = Type.Object({
  request_id: Type.String(),
  result: Type.Optional(ResultGridSchema),
  metadata: MetadataGridSchema,
  analysis_ids: AnalysisIdsSchema,
  labels: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'labels of the analyses that are hidden or renamed, by id; `metadata` has those of all others',
    }),
  ),
  errors: Type.Optional(TextsSchema),
  request: RequestInfoSchema,
  stats: CountsSchema,
});

/** `result=0` omits the table from the answer; the page loads windows of it instead. */
export const ResultQuerySchema = Type.Object({
  result: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 1 })),
});

/** One of the four inputs of a request; a predefined list has a name but no text. */
export const SubmittedInputSchema = Type.Object({
  name: Type.String({ description: 'file name or name of the predefined list' }),
  predefined: Type.Boolean(),
  text: Type.Optional(Type.String({ description: 'what was uploaded' })),
  header: Type.Boolean({ description: 'whether the first line of a target network names its columns' }),
  choices: Type.Optional(
    Type.Object(
      {
        answers: Type.Optional(Type.Record(Type.String(), Type.String())),
        chosen: Type.Optional(Type.Record(Type.String(), Type.String())),
      },
      { description: 'how the user wanted it to be read: answers to questions, roles of columns by their numbers' },
    ),
  ),
});

/** All inputs of a query, to run it again. */
export const RequestInputsSchema = Type.Object({
  edges: TextsSchema,
  targetgenes: Type.Optional(SubmittedInputSchema),
  filtertfs: Type.Optional(SubmittedInputSchema),
  targetnetworks: Type.Optional(SubmittedInputSchema),
  backgroundgenes: Type.Optional(SubmittedInputSchema),
});

export const submitQuery = defineSchemas({
  summary:
    'Run a query. Multipart form: query; edges (repeated); targetgenes, filtertfs, targetnetworks, backgroundgenes, each a file or the name of a predefined list; networkHeaders (true or false: whether the network has a header line; recognized by default); answers and chosen, JSON objects by those fields: answers to questions such as {"targetnetworks": {"order_of_score": "large is best"}}, and roles of columns by their numbers such as {"targetgenes": {"2": "gene"}}; ownanalyses (files, repeated) with ownanalyses_metadata, a JSON list of {tf, experiment_type, edge_type, label, answers, chosen, ...}, or ownanalyses_from, the id of a result that brought the same analyses, with its secret in the header X-Request-Secret. That header X-Request-Secret of the answer lets its reader delete the request',
  query: ResultQuerySchema,
  answer: QueryAnswerSchema,
});

export const previewQuery = defineSchemas({
  summary:
    'The size of the result that a query would have, or why it has none. Takes the form of a query; nothing is stored.',
  answer: CountsSchema,
});

export const readResult = defineSchemas({
  summary: 'The result of a request',
  params: RequestParamsSchema,
  query: Type.Object({ ...ResultQuerySchema.properties, ...RevisionQuerySchema.properties }),
  answer: QueryAnswerSchema,
});

export const readRequestInputs = defineSchemas({
  summary: 'The inputs of a request as they were asked, to change and ask them again',
  params: RequestParamsSchema,
  answer: RequestInputsSchema,
});

export const readInputGenes = defineSchemas({
  summary:
    'Ids of the genes that an input of a request lists, one per line, as the query has read it: with the columns that its user chose, without names that are no gene',
  params: RequestParamsSchema,
  query: Type.Object({
    input: Type.Enum(['targetgenes', 'backgroundgenes']),
    list: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'name of one of several target lists; by default the first',
      }),
    ),
  }),
});

export const deleteRequest = defineSchemas({
  summary:
    'Delete a request with all that came with it. Needs the header X-Request-Secret; then calls about it answer 410.',
  params: RequestParamsSchema,
});

const OwnParamsSchema = Type.Object({
  ...RequestParamsSchema.properties,
  number: Type.String({ pattern: '^[0-9]{1,2}$' }),
});

export const readOwnFile = defineSchemas({
  summary: 'The file of an analysis that came with a request; the first one is number 0',
  params: OwnParamsSchema,
});

export const readOwnTargets = defineSchemas({
  summary:
    'The targets of an analysis that came with a request as CSV, as the query has read its file; the first one is number 0',
  params: OwnParamsSchema,
});
