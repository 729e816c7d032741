import { readOverview, readOverviewSuggestions } from '@trellis/contract';
import { overviewSuggestions, searchOverview } from '@trellis/core/views';
import type { CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

export function overviewRoutes(router: Router, context: CallContext): void {
  mountOnVersion(router, { route: readOverview, context }, ({ dataset, call }) =>
    searchOverview(dataset, call.query.search ?? ''),
  );
  mountOnVersion(router, { route: readOverviewSuggestions, context }, ({ dataset }) => overviewSuggestions(dataset));
}
