import type { FastifyInstance } from 'fastify';
import { explainQueryNames, lookUpGeneNames as lookUp } from '@trellis/contract';
import { explainNames, lookUpGenes } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

export function geneRoutes(app: FastifyInstance, context: Context): void {
  mount(app, lookUp, async (call) => {
    const { dataset } = await datasetFor(context, call);
    const { names, tfs = false } = call.body;
    return lookUpGenes(dataset, names, { tfs });
  });

  mount(app, explainQueryNames, async (call) => {
    const { dataset, edition } = await datasetFor(context, call);
    return explainNames({ dataset, namedQueries: edition.namedQueries }, call.body.names);
  });
}
