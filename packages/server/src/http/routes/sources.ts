import type { FastifyInstance } from 'fastify';
import { exportBibtex, exportRis, readSources } from '@trellis/contract';
import { listSources, writeBibtex, writeRis } from '@trellis/core';
import type { Context } from '../context.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

export function sourceRoutes(app: FastifyInstance, context: Context): void {
  mountOnVersion(app, { route: readSources, context }, ({ dataset }) => listSources(dataset));
  mountOnVersion(app, { route: exportBibtex, context }, ({ dataset }) => writeBibtex(listSources(dataset).sources));
  mountOnVersion(app, { route: exportRis, context }, ({ dataset }) => writeRis(listSources(dataset).sources));
}
