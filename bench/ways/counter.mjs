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

/** What waits for an answer of another thread, by thread and number. */
const waiting = new Map();
const threads = new Set();
let last = 0;

const ask = (sessionId, method, params) =>
  new Promise((resolve) => {
    const id = ++last;
    waiting.set(`${sessionId} ${id}`, resolve);
    void post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method, params }) });
  });

session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }) => {
  const { id, result } = JSON.parse(message);
  waiting.get(`${sessionId} ${id}`)?.(result);
});
session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
  threads.add(sessionId);
  void startCounting((method, params) => ask(sessionId, method, params));
});
session.on('NodeWorker.detachedFromWorker', ({ params: { sessionId } }) => threads.delete(sessionId));

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
      ...[...threads].map((sessionId) => ask(sessionId, 'Profiler.takePreciseCoverage')),
    ]);
    const ours = taken.flatMap(({ result }) => result).filter(({ url }) => url.includes('/packages/server/dist/'));
    process.send(ours);
  });
  process.channel?.unref();
}
