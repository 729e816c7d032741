import { encodeAnswer, type AnswerOf, type Answering } from '@trellis/contract';
import { queueShares } from '../pool/scheduler.ts';
import type { Chunks } from '../pool/streaming.ts';
import type { DocumentTexts } from './documentTexts.ts';
import type { EvaluatedResult } from './evaluatedResult.ts';
import type { MotifTables } from './motifTables.ts';
import type { NoOptions } from './options.ts';
import type { RequestContext } from './viewRequest.ts';

/** Further arguments of a view. */
export interface ViewContext {
  readonly request: RequestContext;
  /** Throws once the request is canceled; long computations call it regularly. */
  readonly checkpoint: () => void;
  readonly motifs: MotifTables;
  readonly documents: DocumentTexts;
  /** The result on the data set of `ViewRequest.compared`. */
  readonly compared: () => EvaluatedResult;
}

/** How a view is scheduled and cached. */
interface ViewPlan<Options> {
  /** Whether it takes only milliseconds, unless the query is costly. */
  readonly isQuick?: boolean;
  /** Whether the answer is cached, always or for some options. */
  readonly isCached?: boolean | ((options: Options) => boolean);
  /** Share of the queue's limits, see `queueShares`; all of it by default. */
  readonly queueShare?: number;
}

/** The pure function of a view. */
type Compute<Options, Value> = (result: EvaluatedResult, options: Options, context: ViewContext) => Value;

/** A view: its function, and how it is scheduled and cached. Its bytes encode an `Answer`. */
export interface View<Options, Answer> extends Required<ViewPlan<Options>> {
  /** Whether it is sent in chunks while it is computed. */
  readonly isStream: boolean;
  /** Computes the text of the answer, or its chunks. */
  readonly write: Compute<Options, Promise<string | Chunks>>;
  /** Never set: carries the type of the answer. */
  readonly answer?: Answer;
}

type Entry<Options, Value> = ViewPlan<Options> & { readonly view: Compute<Options, Value> };

const plan = <Options>({ isQuick = false, isCached = false, queueShare = queueShares.view }: ViewPlan<Options>) => ({
  isQuick,
  isCached,
  queueShare,
});

/** Makes a view that returns the answer of a route, which is sent as JSON. */
export const jsonView = <R extends Answering, Options = NoOptions>(
  route: R,
  entry: Entry<Options, AnswerOf<R> | Promise<AnswerOf<R>>>,
): View<Options, AnswerOf<R>> => ({
  ...plan(entry),
  isStream: false,
  write: async (...given) => JSON.stringify(encodeAnswer(route, await entry.view(...given))),
});

/** Makes a view that returns a text. */
export const textView = <Options = NoOptions>(
  entry: Entry<Options, string | Promise<string>>,
): View<Options, string> => ({
  ...plan(entry),
  isStream: false,
  write: async (...given) => entry.view(...given),
});

/** Makes a view that writes the answer of a route in chunks. Tests check the bytes against the route's schema. */
export const streamView = <R extends Answering, Options = NoOptions>(
  _route: R,
  entry: Entry<Options, Chunks>,
): View<Options, AnswerOf<R>> => ({
  ...plan(entry),
  isStream: true,
  write: async (...given) => entry.view(...given),
});
