import type { FastifyInstance } from 'fastify';
import { explainQueryNames, lookUpGeneNames as lookUp, readGeneNames } from '@trellis/contract';
import { explainNames, listGeneNames, lookUpGenes } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

/** Time for which a browser uses the names of all genes again; they are large, and new genes are rare. */
const namesMaxAgeS = 300;

export function geneRoutes(app: FastifyInstance, context: Context): void {
  mount(app, lookUp, async (call) => {
    const { dataset } = await datasetFor(context, call);
    const { names, tfs = false } = call.body;
    return lookUpGenes(dataset, names, { tfs });
  });

  mount(app, explainQueryNames, async (call) => {
    const { dataset } = await datasetFor(context, call);
    return explainNames(dataset, call.body.names);
  });

  mount(app, readGeneNames, async (call, reply) => {
    const { dataset } = await datasetFor(context, call);
    reply.header('Cache-Control', `private, max-age=${namesMaxAgeS}`);
    return listGeneNames(dataset);
  });
}
