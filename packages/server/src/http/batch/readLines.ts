import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import { errorCodes, type FastifyRequest } from 'fastify';
import { batchLimits } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { LinesIn, type Line } from './linesIn.ts';

/**
 * Reads the lines of a batch while they arrive. Throws `bad-request` for too many of them, and for blanks without end, as soon as
 * that is seen: what follows is taken from the connection and forgotten, so that the client can read the answer.
 */
export async function readLines(request: FastifyRequest, body: Readable): Promise<Line[]> {
  const most = request.routeOptions.bodyLimit;
  try {
    if (Number(request.headers['content-length']) > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    const lines: Line[] = [];
    for await (const line of linesOf(body, most)) {
      if (lines.length === batchLimits.questions)
        throw new TrellisError('bad-request', `A batch has at most ${batchLimits.questions} questions.`);
      lines.push(line);
    }
    return lines;
  } catch (error) {
    body.resume();
    throw error;
  }
}

async function* linesOf(body: Readable, most: number): AsyncGenerator<Line> {
  const lines = new LinesIn();
  const decoder = new StringDecoder();
  let size = 0;
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield* lines.add(decoder.write(part));
  }
  yield* lines.add(decoder.end());
  yield* lines.end();
}
