import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Asked, Engine } from '../pool/pool.ts';
import type { StreamViews, ViewName, Views } from './question.ts';
import type { Answers } from '../cache/answerCache.ts';

/** Views that take long enough to be kept. Of tables that is the first window, which evaluates and sorts; the next are quick. */
const kept: ReadonlySet<ViewName> = new Set<ViewName>([
  'summary',
  'table',
  'targetLists',
  'targetListsFigure',
  'motifs',
  'motifsFigure',
  'individualMotifs',
  'geneSetsMatrix',
  'auprExists',
  'auprData',
  'auprFigure',
  'geneSets',
  'sungear',
  'network',
  'networkAnalysis',
  'networkPaths',
]);

/** Bytes up to which a streamed answer is kept. */
const maxStreamBytes = 4 << 20;

/** Milliseconds that others wait for a stream to be complete before they compute it as well. */
const maxWaitMs = 3_000;

/** Answers of another build may look otherwise. The bundle's worker names its parts by their content. */
const build = createHash('sha256').update(ownSource()).digest('base64url').slice(0, 12);

function ownSource(): string {
  for (const name of ['./worker.js', './views.ts']) {
    try {
      return readFileSync(new URL(name, import.meta.url), 'utf8');
    } catch {
      // The other one is there: the bundle has no sources beside it, and the sources no bundle.
    }
  }
  return '';
}

/** An engine that keeps the answers that took long, and computes none twice at the same time. */
export function keepAnswers(engine: Engine, answers: Answers): Engine {
  return {
    ...engine,
    async answer(asked, view, options) {
      if (!isKept(view, options)) return engine.answer(asked, view, options);
      const found = await answers.find(keyOf(asked, view, options), asked.signal);
      if (found.bytes) return found.bytes;
      try {
        const bytes = await engine.answer(asked, view, options);
        void found.finish(bytes);
        return bytes;
      } catch (error) {
        void found.finish();
        throw error;
      }
    },
    async stream(asked, view, options) {
      if (!isKept(view, options)) return engine.stream(asked, view, options);
      const found = await answers.find(keyOf(asked, view, options), asked.signal);
      if (found.bytes) return Readable.from([found.bytes], { objectMode: false });
      return openStream(engine, { asked, view, options }, (bytes) => void found.finish(bytes));
    },
  };
}

interface StreamAsked<V extends keyof StreamViews> {
  readonly asked: Asked;
  readonly view: V;
  readonly options: StreamViews[V];
}

async function openStream<V extends keyof StreamViews>(
  engine: Engine,
  { asked, view, options }: StreamAsked<V>,
  finish: (bytes?: Buffer) => void,
): Promise<Readable> {
  try {
    const stream = await engine.stream(asked, view, options);
    return gathering(stream, finish);
  } catch (error) {
    finish();
    throw error;
  }
}

/** The same stream, which is kept when it turns out to be small. A slow reader does not keep others waiting for it. */
function gathering(stream: Readable, finish: (bytes?: Buffer) => void): Readable {
  const slow = setTimeout(finish, maxWaitMs);
  const out = Readable.from(gathered(stream, finish), { objectMode: false });
  return out.once('close', () => {
    clearTimeout(slow);
    stream.destroy();
    finish();
  });
}

async function* gathered(stream: Readable, finish: (bytes?: Buffer) => void): AsyncGenerator<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxStreamBytes) parts.push(chunk);
    yield chunk;
  }
  if (length <= maxStreamBytes) finish(Buffer.concat(parts));
}

function isKept(view: ViewName, options: Views[ViewName]): boolean {
  if (!kept.has(view)) return false;
  if (view !== 'table') return true;
  const { row, column } = options as Views['table'];
  return row === 0 && column === 0;
}

/** Names an answer: who asks the same of the same request on the same data gets the same bytes. */
function keyOf({ image, request, context }: Asked, view: ViewName, options: Views[ViewName]): string {
  const parts = [build, image.edition, image.version, request.id, context.revision, view, options];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
