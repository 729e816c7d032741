import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { memoizeAsync } from '@trellis/engine';
import type { MainThread } from '../pool/mainThread.ts';
import type { Reply } from './router.ts';

/** Memory for answers that depend only on a version of a data set, in bytes. */
const defaultBytes = 48 << 20;

/** Length of a question from which its answer is not kept: strangers choose it. */
const maxKeyLength = 300;

/** Size from which an answer is kept compressed as well. */
const minCompressed = 2048;

interface Kept {
  readonly bytes: Buffer;
  readonly compressed: Buffer | undefined;
}

/** The reply to a call, of pages as well. */
interface VersionReply {
  readonly request: Pick<Reply['request'], 'headers' | 'caller'>;
  header(name: string, value: string): unknown;
}

/** Answers that depend only on a version of a data set: computed in the main thread once per version. */
export interface VersionAnswers {
  /** The bytes of an answer, compressed if the call takes that. */
  send(key: string, compute: () => string, reply: VersionReply): Promise<Uint8Array>;
}

const compress = promisify(gzip);

interface VersionAnswersOptions {
  readonly mainThread: MainThread;
  readonly maxBytes?: number;
}

export function openVersionAnswers({ mainThread, maxBytes = defaultBytes }: VersionAnswersOptions): VersionAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes, compressed }) => 1000 + bytes.length + (compressed?.length ?? 0),
  });
  const running = new LRUCache<string, Promise<Kept>>({ max: 200 });

  async function make(key: string, compute: () => string, reply: VersionReply): Promise<Kept> {
    const bytes = await mainThread.run(reply.request.caller, () => Buffer.from(compute()));
    const isKept = key.length <= maxKeyLength;
    const compressed = isKept && bytes.length >= minCompressed ? await compress(bytes) : undefined;
    if (isKept) kept.set(key, { bytes, compressed });
    return { bytes, compressed };
  }

  const find = async (key: string, compute: () => string, reply: VersionReply): Promise<Kept> =>
    kept.get(key) ??
    (await memoizeAsync(running, key, () => make(key, compute, reply)).finally(() => running.delete(key)));

  return {
    async send(key, compute, reply) {
      const found = await find(key, compute, reply);
      const takesGzip = /\bgzip\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
      if (!found.compressed || !takesGzip) return found.bytes;
      reply.header('Content-Encoding', 'gzip');
      reply.header('Vary', 'accept-encoding');
      return found.compressed;
    },
  };
}
