import type { FastifyInstance } from 'fastify';
import { exportBibtex, exportRis, readSources } from '@trellis/contract';
import { listSources, writeBibtex, writeRis } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

export function sourceRoutes(app: FastifyInstance, context: Context): void {
  const sourcesFor = async (call: Parameters<typeof datasetFor>[1]) =>
    listSources((await datasetFor(context, call)).dataset);
  mount(app, readSources, sourcesFor);
  mount(app, exportBibtex, async (call) => writeBibtex((await sourcesFor(call)).sources));
  mount(app, exportRis, async (call) => writeRis((await sourcesFor(call)).sources));
}
