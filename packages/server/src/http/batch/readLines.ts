import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import { errorCodes, type FastifyRequest } from 'fastify';
import { batchLimits } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { LinesIn, type Line } from './linesIn.ts';

/**
 * Reads the lines of a batch while they arrive. Throws `bad-request` for too many of them and for blanks without end. Once that is
 * seen, what follows is read and forgotten: a client that still sends would not read the answer.
 */
export async function readLines(request: FastifyRequest, body: Readable): Promise<Line[]> {
  const most = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length']) > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const [reader, decoder] = [new LinesIn(), new StringDecoder()];
  const lines: Line[] = [];
  let [size, refusal] = [0, undefined as unknown];
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (refusal !== undefined) continue;
    try {
      addLines(lines, reader.add(decoder.write(piece)));
    } catch (error) {
      refusal = error;
    }
  }
  if (refusal !== undefined) throw refusal;
  addLines(lines, reader.add(decoder.end()));
  addLines(lines, reader.end());
  return lines;
}

function addLines(lines: Line[], more: Iterable<Line>): void {
  for (const line of more) {
    if (lines.length === batchLimits.questions)
      throw new TrellisError('bad-request', `A batch has at most ${batchLimits.questions} questions.`);
    lines.push(line);
  }
}
