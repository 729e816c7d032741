import type { FastifyInstance } from 'fastify';
import { drawExample, readExamples } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { describeExamples } from '../../data/examples.ts';
import { withMarks } from '../../views/examples/render.tsx';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

/** Time that browsers keep a picture; its address names the version of the data set. */
const maxAgeSeconds = 3600;

export function exampleRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readExamples, async (call) => {
    const { edition, ...loaded } = await datasetFor(context, call);
    return describeExamples(loaded, await context.examples.of(loaded, edition));
  });

  mount(app, drawExample, async (call, reply) => {
    const { edition, ...loaded } = await datasetFor(context, call);
    const { examples } = await context.examples.of(loaded, edition);
    const { example, picture } = call.params;
    const { size = 'wide', theme = 'light', marks } = call.query;
    const found = examples.find(({ name }) => name === example)?.pictures.find(({ name }) => name === picture);
    if (!found) throw new TrellisError('unknown-example', `The data set has no example ${example} with ${picture}.`);
    reply.header('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    const drawing = found[size][theme];
    return marks === 1 ? withMarks(drawing) : drawing.svg;
  });
}
