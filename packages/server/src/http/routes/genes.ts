import type { FastifyInstance } from 'fastify';
import { lookUpGeneNames as lookUp } from '@trellis/contract';
import { lookUpGenes } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

export function geneRoutes(app: FastifyInstance, context: Context): void {
  mount(app, lookUp, async (call) => {
    const { dataset } = await datasetFor(context, call);
    const { names, tfs = false } = call.body;
    return lookUpGenes(dataset, names, { tfs });
  });
}
