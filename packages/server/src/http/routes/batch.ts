import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askBatch, batchLimits, linesMedia, type Problem } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import type { Caller } from '../../pool/client.ts';
import { largeJson } from '../../json/shapeFault.ts';
import { CallerBusy, ServerBusy } from '../../pool/refusals.ts';
import { Turns } from '../../pool/turns.ts';
import { writeLine, type Answered, type Outcome } from '../batch/answerLine.ts';
import { answerQuestion, type MakeCall } from '../batch/answerQuestion.ts';
import type { Line } from '../batch/linesIn.ts';
import { readLines } from '../batch/readLines.ts';
import { kindOf, parseLine, type Fields } from '../batch/readQuestion.ts';
import { runTasks } from '../batch/runTasks.ts';
import { callerOf, clientOf } from '../client.ts';
import { editionFor, type Context } from '../context.ts';
import { problemOf, retryAfterSeconds, statusOf } from '../errorAnswer.ts';
import { AnswerTooLarge, asCounted, callInside } from '../innerCalls.ts';
import { mount } from '../mount.ts';
import { callCounter, type CountCall } from '../rateLimit.ts';

/**
 * Number of questions of a batch that are answered at the same time; twice as many calls of all batches are. With few threads
 * it is one: the others are for the calls of others, and the thread that has a result gives its views too.
 */
const widthOf = (threads: number): number => (threads >= 4 ? 2 : 1);

/** Maximum number of batches that are answered at the same time. */
const maxBatches = 64;

/** Maximum number of batches of one address that are answered at the same time. */
const maxBatchesOfOne = 4;

/** Number of times that a call is made while the server is busy. */
const attempts = 4;

/** Media types of JSON lines. */
const linesTypes = [linesMedia, 'application/jsonl', 'application/x-jsonlines'];

/** What the answers of one batch share. */
interface Batch {
  readonly request: FastifyRequest;
  readonly signal: AbortSignal;
  readonly call: MakeCall;
  readonly count: CountCall;
}

/** Many questions in one call. Each is answered by the calls that a client would make for it. */
export function batchRoutes(app: FastifyInstance, context: Context): void {
  const width = widthOf(context.config.threads || availableParallelism());
  const turns = new Turns(2 * width);
  let open = 0;
  const openOf = new Map<string, number>();
  void app.register(async (scope) => {
    scope.addContentTypeParser(linesTypes, readLines);
    const count = callCounter(scope, context);
    mount(scope, askBatch, async (request, reply) => {
      const lines = linesOf(request.body);
      const { address, isLimited } = callerOf(request);
      const openBatches = openOf.get(address) ?? 0;
      if (isLimited && openBatches >= maxBatchesOfOne)
        throw new CallerBusy('Too many batches from your address are open', 5);
      if (open >= maxBatches) throw new ServerBusy();
      open++;
      openOf.set(address, openBatches + 1);
      reply.raw.once('close', () => {
        open--;
        const left = (openOf.get(address) ?? 1) - 1;
        if (left > 0) openOf.set(address, left);
        else openOf.delete(address);
      });
      const { signal } = clientOf(reply);
      // Proxies would otherwise collect the lines.
      reply.header('X-Accel-Buffering', 'no').header('Cache-Control', 'no-store');
      const batch = { request, signal, count, call: callsOf(scope, { caller: callerOf(request), signal, turns }) };
      const tasks = lines.map((line, i) => () => answerLine(context, batch, { ...line, isFirst: i === 0 }));
      return Readable.from(runTasks(tasks, width), { objectMode: false });
    });
  });
}

/** The lines that were read. Throws `bad-request` for none. */
function linesOf(body: unknown): readonly Line[] {
  const lines = Array.isArray(body) ? (body as readonly Line[]) : [];
  if (lines.length === 0) throw new TrellisError('bad-request', 'The batch has no question: send one per line.');
  return lines;
}

/** Answers one line. Whatever is wrong with it becomes its problem; the call itself has counted the first question. */
async function answerLine(
  context: Context,
  { request, signal, call, count }: Batch,
  { line, text, isFirst }: Line & { readonly isFirst: boolean },
): Promise<Buffer> {
  let id: Answered['id'];
  try {
    signal.throwIfAborted();
    const refused = isFirst ? undefined : await count(request);
    const read = () => parseLine(text);
    const fields = text.length < largeJson ? read() : await context.mainThread.run(callerOf(request), read);
    id = idOf(fields);
    if (refused !== undefined)
      return writeLine({ line, id, outcome: problemOf({ status: 429, code: 'too-many-calls', detail: refused }) });
    const kind = kindOf(fields);
    const edition =
      typeof fields['edition'] === 'string' ? fields['edition'] : (await editionFor(context, request)).name;
    return writeLine({ line, id, ...(await answerQuestion({ kind, fields, edition }, call)) });
  } catch (error) {
    if (signal.aborted) throw error;
    return writeLine({ line, id, outcome: problemIn(error, request) });
  }
}

const idOf = ({ id }: Fields): Answered['id'] => (typeof id === 'string' || typeof id === 'number' ? id : undefined);

function problemIn(error: unknown, { log }: FastifyRequest): Problem {
  if (error instanceof TrellisError)
    return problemOf({ status: statusOf(error), code: error.code, detail: error.message });
  log.error(error);
  return problemOf({ status: 500, code: 'failed', detail: 'Something went wrong on the server.' });
}

/** Returns how a batch makes its calls: when it is its turn, and later again while the server is busy. */
function callsOf(
  app: FastifyInstance,
  { caller, signal, turns }: { readonly caller: Caller; readonly signal: AbortSignal; readonly turns: Turns },
): MakeCall {
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const outcome = await turns.run(caller.address, (): Promise<Outcome> => {
        signal.throwIfAborted();
        return asCounted(() => callInside(app, { ...call, caller, signal })).catch(tooLarge);
      });
      if (outcome.status !== 503 || attempt === attempts) return outcome;
      await wait(1000 * retryAfterSeconds, undefined, { signal });
    }
  };
}

/** Returns the problem of an answer that is too large; throws every other error. */
function tooLarge(error: unknown): Problem {
  if (!(error instanceof AnswerTooLarge)) throw error;
  const detail = `The answer is larger than ${batchLimits.answerBytes >> 20} MB: ask for it in a call of its own.`;
  return problemOf({ status: 413, code: 'bad-request', detail });
}
