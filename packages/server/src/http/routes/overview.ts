import type { FastifyInstance } from 'fastify';
import { readOverview, readOverviewSuggestions } from '@trellis/contract';
import { overviewSuggestions, searchOverview } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';

export function overviewRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readOverview, async (call) =>
    searchOverview((await datasetFor(context, call)).dataset, call.query.search ?? ''),
  );
  mount(app, readOverviewSuggestions, async (call) => overviewSuggestions((await datasetFor(context, call)).dataset));
}
