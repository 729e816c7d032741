import { Type, type Static } from 'typebox';
import { AnalysisIds } from './analysisIds.ts';
import { Cell, RequestParams, RevisionQuery, Texts } from './parts.ts';
import { route } from './route.ts';

/** How a column of the result grid is typed and drawn. */
export const GridColumn = Type.Object({
  id: Type.Optional(Type.Integer({ description: 'column index' })),
  type: Type.Union([Type.Literal('text'), Type.Literal('numeric'), Type.Literal('p_value')]),
  renderer: Type.Optional(
    Type.Union([Type.Literal('renderEdge'), Type.Literal('renderFc'), Type.Literal('renderExp')]),
  ),
  width: Type.Optional(Type.Integer({ description: '1 for a column without content' })),
});
export type GridColumn = Static<typeof GridColumn>;

/** A block of equal header cells drawn as one. */
export const MergedCell = Type.Object({
  row: Type.Integer(),
  col: Type.Integer(),
  rowspan: Type.Integer(),
  colspan: Type.Integer(),
});
export type MergedCell = Static<typeof MergedCell>;

/** The whole table: six header rows, then a row per gene. */
export const ResultGrid = Type.Object({
  data: Type.Array(Type.Array(Cell)),
  columns: Type.Array(GridColumn),
  mergeCells: Type.Array(MergedCell),
});

/** Metadata of the shown analyses: a row per key, a column per analysis id. */
export const MetadataGrid = Type.Object({
  columns: Type.Array(
    Type.Object({ id: Type.Union([Type.String(), Type.Integer()]), name: Type.Optional(Type.String()) }),
  ),
  data: Type.Record(Type.String(), Type.Record(Type.String(), Cell)),
});

/** One of the four inputs of a request, as it was asked. */
export const RequestInput = Type.Object({
  name: Type.String({ description: 'file name or name of the predefined list' }),
  predefined: Type.Boolean(),
  genes: Type.Integer({ description: 'number of different ids in it' }),
});

/** What was asked, and on which data. */
export const RequestInfo = Type.Object({
  edition: Type.String({ description: 'edition whose data set was asked' }),
  query: Type.String(),
  edges: Texts,
  targetgenes: Type.Optional(RequestInput),
  filtertfs: Type.Optional(RequestInput),
  targetnetworks: Type.Optional(RequestInput),
  backgroundgenes: Type.Optional(RequestInput),
  created: Type.String({ description: 'ISO 8601, UTC' }),
  revision: Type.Integer({ description: 'revision of names and hidden flags that this answer shows' }),
  data_version: Type.String({ description: 'data set version that the request was made on' }),
  current_version: Type.String({ description: 'data set version that this answer was computed on' }),
});
export type RequestInfo = Static<typeof RequestInfo>;

export const QueryAnswer = Type.Object({
  request_id: Type.String(),
  result: Type.Optional(ResultGrid),
  metadata: MetadataGrid,
  analysis_ids: AnalysisIds,
  errors: Type.Optional(Texts),
  request: RequestInfo,
  stats: Type.Object({
    num_edges: Type.Integer(),
    num_tfs: Type.Integer(),
    num_targets: Type.Integer(),
    num_analyses: Type.Integer(),
  }),
});
export type QueryAnswer = Static<typeof QueryAnswer>;

/** `result=0` leaves the table out of the answer; the page asks for windows of it instead. */
export const ResultQuery = Type.Object({
  result: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 1 })),
});

/** One of the four inputs of a request with its text; that of a predefined list is known by its name. */
export const AskedInput = Type.Object({
  name: Type.String({ description: 'file name or name of the predefined list' }),
  predefined: Type.Boolean(),
  text: Type.Optional(Type.String({ description: 'what was uploaded' })),
  header: Type.Boolean({ description: 'whether the first line of a target network names its columns' }),
});
export type AskedInput = Static<typeof AskedInput>;

/** All that restricted a query, to ask it again. */
export const RequestInputs = Type.Object({
  edges: Texts,
  targetgenes: Type.Optional(AskedInput),
  filtertfs: Type.Optional(AskedInput),
  targetnetworks: Type.Optional(AskedInput),
  backgroundgenes: Type.Optional(AskedInput),
});
export type RequestInputs = Static<typeof RequestInputs>;

export const submitQuery = route({
  method: 'POST',
  path: '/api/',
  summary:
    'Run a query. Multipart form: query; edges (repeated); targetgenes, filtertfs, targetnetworks, backgroundgenes, each a file or the name of a predefined list; networkHeaders (true when the network has a header line)',
  query: ResultQuery,
  answer: QueryAnswer,
});

export const readResult = route({
  method: 'GET',
  path: '/api/:id/',
  summary: 'The result of a request',
  params: RequestParams,
  query: Type.Object({ ...ResultQuery.properties, ...RevisionQuery.properties }),
  answer: QueryAnswer,
});

export const readRequestInputs = route({
  method: 'GET',
  path: '/api/inputs/:id/',
  summary: 'The inputs of a request as they were asked, to change and ask them again',
  params: RequestParams,
  answer: RequestInputs,
});
