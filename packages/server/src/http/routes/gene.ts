import { addressOf, encodeAnswer, geneChoicesAnswer, readGene } from '@trellis/contract';
import { resolveGene } from '@trellis/core/gene';
import { gene } from '@trellis/engine';
import { orthologEditions } from '@trellis/core/orthologs';
import { datasetFor, type CallContext } from '../context.ts';
import { onCurrentData } from '../onCurrentData.ts';
import { OtherAnswer, type Call, type Reply, type Router } from '../router.ts';

type GeneCall = Call<typeof readGene>;

export function genePageRoutes(router: Router, context: CallContext): void {
  router.mount(readGene, async (call, reply) => {
    const { dataset } = await datasetFor(context, call);
    const name = call.params.gene;
    const resolved = await context.mainThread.run(call.caller, () => resolveGene(dataset, name));
    if (resolved.kind === 'other-name') return redirect(call, resolved.id);
    if (resolved.kind === 'ambiguous')
      return new OtherAnswer(300, {
        value: encodeAnswer(geneChoicesAnswer, { name, genes: resolved.genes }) as object,
      });
    return answer(context, { call, reply });
  });
}

/** Redirects to the address of the gene, with the same query string. */
function redirect({ url }: GeneCall, gene: string): OtherAnswer {
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return new OtherAnswer(301, { headers: { Location: addressOf(readGene, { gene }) + search } });
}

function answer(
  context: CallContext,
  { call, reply }: { readonly call: GeneCall; readonly reply: Reply },
): Promise<Uint8Array> {
  const { datasets, editions, engine } = context;
  const { client } = reply;
  return onCurrentData(datasets, async (relyOn) => {
    const { image, edition } = await datasetFor(context, call);
    relyOn(edition.name);
    const known = await editions.all();
    const connected = orthologEditions(
      edition,
      known.filter(({ name }) => name !== edition.name),
    );
    const others = await datasets.imagesOf(connected);
    const options = { name: call.params.gene };
    return engine.answerQuestion({ question: gene.name, options, image, others }, { client });
  });
}
