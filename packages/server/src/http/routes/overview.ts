import type { FastifyInstance } from 'fastify';
import { readOverview, readOverviewSuggestions } from '@trellis/contract';
import { overviewSuggestions, searchOverview } from '@trellis/core';
import type { Context } from '../context.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

export function overviewRoutes(app: FastifyInstance, context: Context): void {
  mountOnVersion(app, { route: readOverview, context }, ({ dataset, call }) =>
    searchOverview(dataset, call.query.search ?? ''),
  );
  mountOnVersion(app, { route: readOverviewSuggestions, context }, ({ dataset }) => overviewSuggestions(dataset));
}
