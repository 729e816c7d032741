import type { Static } from 'typebox';
import { findFunctions } from './functions.ts';
import { findOrthologs } from './orthologs.ts';
import { findRegulators } from './regulators.ts';
import { resultCalls } from './resultCalls.ts';
import { route, type Route } from './route.ts';
import type { Immutable } from './wire.ts';
import type * as schemas from './schemas/batch.ts';

/** Media type of JSON lines: a JSON value per line. */
export const linesMedia = 'application/x-ndjson';

/** Limits of a batch: questions, bytes of all questions, and bytes of the answer to one. */
export const batchLimits = { questions: 100, bytes: 16 << 20, answerBytes: 16 << 20 } as const;

/** Files in forms for programs, pictures, and calls that a query answers anyway or that make a new request. */
const notInBatches: ReadonlySet<Route> = /* @__PURE__ */ new Set<Route>([
  ...[resultCalls.read, resultCalls.inputs, resultCalls.onNewest],
  ...[resultCalls.xlsx, resultCalls.arrow, resultCalls.archive],
  ...[resultCalls.summaryFigure, resultCalls.geneSetsFigure, resultCalls.sungearFigure],
  ...[resultCalls.targetListsFigure, resultCalls.motifFigure, resultCalls.functionsFigure, resultCalls.auprFigure],
]);

/** `network-size` for the method `networkSize`. */
const nameInBatches = (method: string): string =>
  method === 'analysisIds' ? 'ids' : method.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Views that a question of a batch can ask for, by name, with the call that gives the same answer. */
export const batchViews: ReadonlyMap<string, Route> = /* @__PURE__ */ new Map<string, Route>([
  ...Object.entries(resultCalls)
    .filter(([, call]) => !notInBatches.has(call))
    .map(([name, call]): [string, Route] => [nameInBatches(name), call]),
]);

/** Questions about genes, by the field that holds the body of the call. */
export const batchCalls = {
  regulators: findRegulators,
  functions: findFunctions,
  orthologs: findOrthologs,
} as const;

export type BatchKind = keyof typeof schemas.batchQuestions;

/** A query with its inputs. */
export type QueryInputs = Pick<
  Immutable<Static<typeof schemas.batchQuestions.query>>,
  keyof typeof schemas.queryProperties & string
>;

export type BatchAnswer = Immutable<Static<typeof schemas.BatchAnswerSchema>>;

export const askBatch = route<typeof schemas.askBatch>()({
  method: 'POST',
  path: '/api/batch/',
  takesLines: true,
  maxBodyBytes: batchLimits.bytes,
  media: linesMedia,
});
