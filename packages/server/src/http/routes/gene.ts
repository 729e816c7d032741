import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressOf, encodeAnswer, geneChoicesAnswer, readGene } from '@trellis/contract';
import { orthologEditions, resolveGene } from '@trellis/core';
import { callerOf, clientOf } from '../client.ts';
import { datasetFor, type Context } from '../context.ts';
import { mount, type Call } from '../mount.ts';
import { onCurrentData } from '../onCurrentData.ts';

type GeneCall = Call<typeof readGene>;

export function genePageRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readGene, async (call, reply) => {
    const { dataset } = await datasetFor(context, call);
    const name = call.params.gene;
    const resolved = await context.mainThread.run(callerOf(call), () => resolveGene(dataset, name));
    if (resolved.kind === 'other-name') return redirect(call, reply, resolved.id);
    if (resolved.kind === 'ambiguous')
      return reply.code(300).send(encodeAnswer(geneChoicesAnswer, { name, genes: resolved.genes }));
    return answer(context, { call, reply });
  });
}

/** Redirects to the address of the gene, with the same query string. */
function redirect({ url }: GeneCall, reply: FastifyReply, gene: string): FastifyReply {
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return reply.redirect(addressOf(readGene, { gene }) + search, 301);
}

function answer(
  { datasets, engine, ...context }: Context,
  { call, reply }: { readonly call: GeneCall; readonly reply: FastifyReply },
): Promise<Buffer> {
  const client = clientOf(reply);
  return onCurrentData(datasets, async (relyOn) => {
    const { image, edition } = await datasetFor({ datasets, engine, ...context }, call);
    relyOn(edition.name);
    const known = await context.editions.all();
    const connected = orthologEditions(
      edition,
      known.filter(({ name }) => name !== edition.name),
    );
    const others = await datasets.imagesOf(connected);
    const question = { kind: 'gene', name: call.params.gene } as const;
    return engine.answerList({ question, image, others }, { client });
  });
}
