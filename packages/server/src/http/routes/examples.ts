import { drawExample, readExamples } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { describeExamples } from '../../data/examples.ts';
import { datasetFor, type CallContext } from '../context.ts';
import type { Router } from '../router.ts';

/** Time that browsers keep a picture; its address names the version of the data set. */
const maxAgeSeconds = 3600;

export function exampleRoutes(router: Router, context: CallContext): void {
  router.mount(readExamples, async (call) => {
    const { edition, ...loaded } = await datasetFor(context, call);
    return describeExamples(loaded, await context.examples.of(loaded, edition));
  });

  router.mount(drawExample, async (call, reply) => {
    const { edition, ...loaded } = await datasetFor(context, call);
    const { examples } = await context.examples.of(loaded, edition);
    const { example, picture } = call.params;
    const { size = 'wide', theme = 'light', marks } = call.query;
    const found = examples.find(({ name }) => name === example)?.pictures.find(({ name }) => name === picture);
    if (!found) throw new TrellisError('unknown-example', `The data set has no example ${example} with ${picture}.`);
    reply.header('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    const drawing = found[size][theme];
    if (marks !== 1) return drawing.svg;
    return (await import('../../views/examples/render.tsx')).withMarks(drawing);
  });
}
