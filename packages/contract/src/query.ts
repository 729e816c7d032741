import type { ColumnStates } from '@trellis/core/result';
import type { MetadataView, ResultCounts } from '@trellis/core/views';
import type { Static } from 'typebox';
import { route } from './route.ts';
import { countNames } from './summary.ts';
import { wireNames, type Immutable, type Wire } from './wire.ts';
import type * as schemas from './schemas/query.ts';

export type RequestInput = Immutable<Static<typeof schemas.RequestInputSchema>>;

export type OwnAnalysisInfo = Immutable<Static<typeof schemas.OwnAnalysisSchema>>;

/** Names of a request's versions and links, and those in its message. */
const requestNames = {
  dataVersion: 'data_version',
  answeredVersion: 'answered_version',
  answeredImported: 'answered_imported',
  currentVersion: 'current_version',
  currentImported: 'current_imported',
  computedFrom: 'computed_from',
  computedAs: 'computed_as',
  ownAnalyses: 'own_analyses',
} as const;

/** The request and its data set. */
export interface RequestInfo extends Omit<RequestInfoMessage, (typeof requestNames)[keyof typeof requestNames]> {
  readonly dataVersion: string;
  readonly answeredVersion: string;
  readonly answeredImported?: string;
  readonly currentVersion: string;
  readonly currentImported?: string;
  readonly computedFrom?: string;
  readonly computedAs?: string;
  readonly ownAnalyses?: readonly OwnAnalysisInfo[];
}
type RequestInfoMessage = Immutable<Static<typeof schemas.RequestInfoSchema>>;

type QueryMessage = Immutable<Static<typeof schemas.QueryAnswerSchema>>;

/** The answer to a query without its table. */
export interface QueryAnswer {
  readonly requestId: string;
  readonly metadata: MetadataView;
  readonly analysisIds: ColumnStates;
  /** Labels of the analyses that are hidden or renamed, by id. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Warnings, one sentence each. */
  readonly errors?: readonly string[];
  readonly request: RequestInfo;
  readonly stats: QueryCounts;
}

/** Sizes of a result. */
export interface QueryCounts extends ResultCounts {
  readonly analyses: number;
}

const answerNames = wireNames({ requestId: 'request_id', analysisIds: 'analysis_ids' });
const versionNames = wireNames(requestNames);
const statNames: Wire<QueryCounts, Immutable<Static<typeof schemas.CountsSchema>>> = wireNames({
  ...countNames,
  analyses: 'num_analyses',
});

/** Converts the answer to a query. */
export const queryAnswerWire: Wire<QueryAnswer, QueryMessage> = {
  encode: (answer) => ({
    ...answerNames.encode(answer),
    request: versionNames.encode(answer.request),
    stats: statNames.encode(answer.stats),
  }),
  decode: (message) => ({
    ...answerNames.decode(message),
    request: versionNames.decode(message.request),
    stats: statNames.decode(message.stats),
  }),
};

export type SubmittedInput = Immutable<Static<typeof schemas.SubmittedInputSchema>>;

export type RequestInputs = Immutable<Static<typeof schemas.RequestInputsSchema>>;

export const submitQuery = route<typeof schemas.submitQuery>()({
  method: 'POST',
  path: '/api/',
  wire: queryAnswerWire,
});

export const previewQuery = route<typeof schemas.previewQuery>()({
  method: 'POST',
  path: '/api/preview/',
  explainsErrors: true,
  wire: statNames,
});

export const readResult = route<typeof schemas.readResult>()({
  method: 'GET',
  path: '/api/:id/',
  wire: queryAnswerWire,
});

export const readRequestInputs = route<typeof schemas.readRequestInputs>()({
  method: 'GET',
  path: '/api/inputs/:id/',
});

export const readInputGenes = route<typeof schemas.readInputGenes>()({
  method: 'GET',
  path: '/api/inputs/:id/genes.txt',
  media: 'text/plain',
  file: 'input_genes.txt',
});

/** Header of the first answer to a query with the secret, and of the calls that delete the request or use its own analyses again. */
export const secretHeader = 'X-Request-Secret';

export const deleteRequest = route<typeof schemas.deleteRequest>()({
  method: 'DELETE',
  path: '/api/:id/',
  status: 204,
});

export const readOwnFile = route<typeof schemas.readOwnFile>()({
  method: 'GET',
  path: '/api/own/:id/:number/',
  media: 'text/csv',
});

export const readOwnTargets = route<typeof schemas.readOwnTargets>()({
  method: 'GET',
  path: '/api/own/:id/:number/targets.csv',
  media: 'text/csv',
  file: 'own_targets.csv',
});

/** Its calls of a result, by their names in clients. @public */
export const queryRoutes = { read: readResult, inputs: readRequestInputs, inputGenes: readInputGenes };
