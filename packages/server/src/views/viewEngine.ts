import { decodeAnswer, type AnswerOf, type Answering, type Route } from '@trellis/contract';
import type { DatasetImage, OwnFile, OwnImage } from '@trellis/core/dataset';
import type { QuestionTask, ViewCall } from '@trellis/engine';
import type { Caller, Client } from '../pool/client.ts';
import type { Encoded } from './encoded.ts';
import type { ExampleTask, MadeExamples } from './examples/makeExamples.ts';
import type { Upload } from './readUpload.ts';
import type { ViewRequest } from './viewRequest.ts';

/** The files of a request's own analyses, and the data set that they meet. */
export interface OwnTask {
  readonly image: DatasetImage;
  readonly files: readonly OwnFile[];
}

/** How a question about genes is asked. */
export interface QuestionAsking {
  readonly client: Client;
  /** Whether the list has genes of a user's own data: its answers are in no cache. */
  readonly isPrivate?: boolean;
}

/** Computes views of requests, in threads of a server or in a worker of a page. */
export interface ViewEngine {
  /** Computes a view of a request, or takes it from the cache; for the errors see `ThreadPool`. */
  answer<Options, Answer>(
    request: ViewRequest,
    call: ViewCall<Route, Options, Answer>,
    options: Options,
  ): Promise<Encoded<Answer>>;
  /** Answers a question about genes, or takes the answer from the cache; for the errors see `ThreadPool`. */
  answerQuestion(task: QuestionTask, requested: QuestionAsking): Promise<Uint8Array>;
  /** Reads a data set into memory, by default the newest of the edition. Throws `version-gone`. */
  readImage(edition: string, version?: string): Promise<DatasetImage>;
  /** Makes the search index of a data set ahead of the first search, where there is a thread for that. */
  prepareSearch?(image: DatasetImage): void;
  /** Frees all data sets but those with these keys (see `versionKey`) in the worker threads. */
  holdVersions(keys: readonly string[]): void;
  /** Reads and packs the analyses that a user brings. Throws `bad-file`. */
  packOwn(task: OwnTask, caller?: Caller): Promise<OwnImage>;
  /** Reads the text of an uploaded file. Throws `bad-file`. */
  readUpload(upload: Upload, caller?: Caller): Promise<string>;
  /** Chooses and draws the examples of a data set. */
  makeExamples(task: ExampleTask): Promise<MadeExamples>;
  /** Number of views that wait for a thread, and that run on one. */
  load(): { readonly waiting: number; readonly running: number };
  close(): Promise<void>;
}

/** Decodes an answer that was not streamed, for the server's own use. */
export function readAnswer<R extends Answering>(route: R, encoded: Encoded<AnswerOf<R>>): AnswerOf<R> {
  return decodeAnswer(route, JSON.parse(readText(encoded)));
}

/** The text of an answer that was not streamed, for the server's own use. */
export function readText(encoded: Encoded<unknown>): string {
  if (!(encoded instanceof Uint8Array)) throw new Error('a stream cannot be read as a value');
  return new TextDecoder().decode(encoded);
}
