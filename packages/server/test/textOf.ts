import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Chunks } from '@trellis/engine';

/** The text of an answer that is given at once or in chunks. */
export const textOf = async (answer: string | Chunks): Promise<string> =>
  typeof answer === 'string' ? answer : (await buffer(Readable.from(answer, { objectMode: false }))).toString('utf8');
