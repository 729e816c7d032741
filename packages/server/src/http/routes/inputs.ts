import { encodeAnswer, readOwnFile, readRequestInputs } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { ownFiles } from '@trellis/core/dataset';
import type { CallContext } from '../context.ts';
import { describeInputs } from '../queryForm.ts';
import type { Router } from '../router.ts';

/** What a user gave with a query. */
export function inputRoutes(router: Router, { requests, mainThread }: CallContext): void {
  router.mount(readRequestInputs, async (call, reply) => {
    reply.header('Cache-Control', 'private, no-store');
    const { request, context } = await requests.open(call.params.id, undefined, reply.client);
    const inputs = describeInputs({ inputs: request.inputs, predefined: context.predefined });
    // In a turn: they can hold a network of 32 MB.
    return mainThread.run(reply.client, () =>
      new TextEncoder().encode(JSON.stringify(encodeAnswer(readRequestInputs, inputs))),
    );
  });

  router.mount(readOwnFile, async (call, reply) => {
    const { id, number } = call.params;
    const { request } = await requests.open(id, undefined, reply.client);
    reply.header('Cache-Control', 'private, no-store');
    // Byte for byte what its user gave, formulas included: so a browser saves it and does not show it.
    reply.header('Content-Disposition', `attachment; filename="own_analysis_${number}.csv"`);
    const file = request.own && ownFiles(request.own).at(Number(number));
    if (!file) throw new TrellisError('unknown-analysis', `The request has no analysis of your own ${number}.`);
    // A copy: the others are in memory that threads share.
    return new Uint8Array(file.bytes);
  });
}
