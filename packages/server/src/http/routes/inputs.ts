import { encodeAnswer, readOwnFile, readRequestInputs } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { encodedPieces } from '../../json/jsonPieces.ts';
import type { CallContext } from '../context.ts';
import { describeInputs, textLengthOf } from '../queryForm.ts';
import type { Router } from '../router.ts';

/** Size of a piece of a file, in bytes. */
const pieceBytes = 1 << 18;

/** A file in pieces: it has up to 64 MB. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

/** What a user gave with a query. */
export function inputRoutes(router: Router, { requests, mainThread }: CallContext): void {
  router.mount(readRequestInputs, async (call, reply) => {
    reply.header('Cache-Control', 'private, no-store');
    const { request, context } = await requests.open(call.params.id, undefined, reply.client);
    const inputs = describeInputs({ inputs: request.inputs, predefined: context.predefined });
    // In turns: they can hold a network of 32 MB.
    const pieces = await mainThread.each(reply.client, encodedPieces(encodeAnswer(readRequestInputs, inputs)));
    return Object.assign(pieces, { holds: textLengthOf(inputs) });
  });

  router.mount(readOwnFile, async (call, reply) => {
    const { id, number } = call.params;
    const { readOwnFiles } = await requests.open(id, undefined, reply.client);
    reply.header('Cache-Control', 'private, no-store');
    // Byte for byte what its user gave, formulas included: so a browser saves it and does not show it.
    reply.header('Content-Disposition', `attachment; filename="own_analysis_${number}.csv"`);
    const file = (await readOwnFiles?.())?.at(Number(number));
    if (!file) throw new TrellisError('unknown-analysis', `The request has no analysis of your own ${number}.`);
    const pieces = await mainThread.each(reply.client, piecesOf(file.bytes));
    return Object.assign(pieces, { holds: file.bytes.length });
  });
}
