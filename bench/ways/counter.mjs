// Loaded into a server before its program: answers each message of the parent process with the functions that have run since the
// last one, in the main thread and in the others.
import { Session } from 'node:inspector';
import { isMainThread } from 'node:worker_threads';

const session = new Session();
session.connect();

const post = (method, params) =>
  new Promise((resolve, reject) => {
    session.post(method, params, (error, result) => (error ? reject(error) : resolve(result)));
  });

/** The threads, by session, each with what waits for an answer of it, by number. */
const threads = new Map();
/** The sessions of those that count. */
const counting = new Set();
let last = 0;

/** Resolves with the answer of a thread: undefined if it refuses, or ends before. */
const ask = (sessionId, method, params) =>
  new Promise((resolve) => {
    const waiting = threads.get(sessionId);
    if (!waiting) return resolve(undefined);
    const id = ++last;
    waiting.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    post('NodeWorker.sendMessageToWorker', { sessionId, message }).catch(() => resolve(undefined));
  });

session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }) => {
  const { id, result } = JSON.parse(message);
  threads.get(sessionId)?.get(id)?.(result);
  threads.get(sessionId)?.delete(id);
});
session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
  threads.set(sessionId, new Map());
  void startCounting((method, params) => ask(sessionId, method, params)).then(() => counting.add(sessionId));
});
session.on('NodeWorker.detachedFromWorker', ({ params: { sessionId } }) => {
  for (const resolve of threads.get(sessionId)?.values() ?? []) resolve(undefined);
  threads.delete(sessionId);
  counting.delete(sessionId);
});

async function startCounting(send) {
  await send('Profiler.enable');
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

// Other threads are asked through the main one.
if (isMainThread) {
  await startCounting(post);
  await post('NodeWorker.enable', { waitForDebuggerOnStart: false });

  process.on('message', async () => {
    const taken = await Promise.all([
      post('Profiler.takePreciseCoverage'),
      ...[...counting].map((sessionId) => ask(sessionId, 'Profiler.takePreciseCoverage')),
    ]);
    const ours = taken
      .flatMap((answer) => answer?.result ?? [])
      .filter(({ url }) => url.includes('/packages/server/dist/'));
    process.send(ours);
  });
  process.channel?.unref();
}
