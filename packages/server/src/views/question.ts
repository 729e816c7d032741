import type { MessagePort } from 'node:worker_threads';
import type {
  Correction,
  DatasetImage,
  ErrorCode,
  ErrorPlace,
  Request,
  WalkOptions,
  WindowOptions,
} from '@trellis/core';
import type { RowSelection } from './evaluatedResult.ts';

type None = Record<string, never>;

/** How analyses are named, and how p-values are corrected. */
export interface TestOptions {
  readonly label?: boolean;
  readonly correction?: Correction;
}

/** Bounds of a color scale (-log10 p), and metadata shown beside the names of a figure. */
export interface HeatMapOptions extends TestOptions {
  readonly lower?: number;
  readonly upper?: number;
  readonly fields?: readonly string[];
}

export interface MotifTestOptions extends HeatMapOptions {
  readonly regions?: readonly string[];
  readonly alpha?: number;
}

/** Views that answer with one block of bytes. */
export interface AnswerViews {
  readonly brief: None;
  readonly ids: None;
  readonly updateIds: { readonly update: unknown };
  readonly stats: None;
  readonly summary: None;
  readonly table: WindowOptions & RowSelection;
  readonly targets: RowSelection;
  readonly boundRegulated: TestOptions;
  readonly targetLists: TestOptions;
  readonly targetListsLegend: TestOptions;
  readonly targetListsFigure: HeatMapOptions;
  readonly motifs: MotifTestOptions;
  readonly motifLegend: TestOptions;
  readonly motifsFigure: MotifTestOptions;
  readonly individualMotifs: TestOptions & {
    readonly regions?: readonly string[];
    readonly motifs?: readonly (readonly string[])[];
  };
  readonly geneSetsMatrix: TestOptions;
  readonly genesInCommon: { readonly a: number; readonly b: number };
  readonly auprExists: None;
  readonly auprData: { readonly precision?: number };
  readonly auprFigure: { readonly precision?: number };
  readonly networkAnalysis: NetworkQuestion;
  readonly networkPaths: Omit<WalkOptions, 'checkpoint'>;
  readonly edge: { readonly source: string; readonly target: string };
}

/** What a network shows beside the edges of the analyses. */
export interface NetworkQuestion {
  readonly edges: readonly string[];
  /** Draws validated predictions up to this precision. */
  readonly precision?: number;
}

/** Views whose answer may be large and is sent as it is made. */
export interface StreamViews {
  readonly full: None;
  readonly csv: None;
  readonly xlsx: None;
  readonly tableCsv: RowSelection & { readonly hidden?: readonly number[] };
  readonly everything: { readonly correction?: Correction };
  readonly geneSets: TestOptions;
  readonly geneSetsCsv: TestOptions & { readonly fields: readonly string[] };
  readonly sungear: { readonly genes?: readonly string[]; readonly correction?: Correction };
  readonly network: NetworkQuestion;
  readonly sif: NetworkQuestion & { readonly expand: boolean };
  readonly pruned: { readonly precision: number };
}

export type Views = AnswerViews & StreamViews;
export type ViewName = keyof Views;

/** What a worker is asked: a view of a request on a data set. */
export interface Question<V extends ViewName = ViewName> {
  readonly image: DatasetImage;
  readonly request: Request;
  readonly context: AnswerContext;
  readonly view: V;
  readonly options: Views[V];
  /** One 32-bit cell that turns 1 when nobody waits for the answer any more. */
  readonly canceled: SharedArrayBuffer;
  /** Time after which nobody wants to have waited any longer for a thread. */
  readonly waitsUntil?: number;
  /** Where a stream goes; absent for views with one answer. */
  readonly port?: MessagePort;
}

/** What an answer says about its request beside the result. */
export interface AnswerContext {
  readonly created: string;
  readonly revision: number;
  /** Version of the data set that the request was made on. */
  readonly version: string;
  readonly predefined: Readonly<Record<string, boolean>>;
}

/** What a worker answers: bytes, or what became of the question. Errors of the user come as data, to keep their code. */
export type WorkerAnswer =
  | Uint8Array
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly message: string; readonly place?: ErrorPlace }
  | { readonly kind: 'late' }
  | { readonly kind: 'streamed' }
  | { readonly kind: 'canceled' };
