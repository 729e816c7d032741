import type { Route } from '@trellis/contract';
import { groupBy } from '@trellis/core';
import type { CallFields, ViewCall } from '@trellis/engine';
import { calls } from '../../views/registry.ts';
import { chosen, type ChosenView, type ServeView } from '../serveView.ts';

/** Adds the route of every view; of several calls that share one, the first that fits what was asked answers. */
export function viewRoutes(serveView: ServeView): void {
  const mounted = calls.filter(({ isMounted }) => isMounted);
  for (const [route, sharing] of groupBy(mounted, (call) => call.route))
    if (route) serveOne(serveView, route, sharing);
}

function serveOne(serveView: ServeView, route: Route, sharing: readonly ViewCall[]): void {
  serveView(route, ({ params, query, body }) => {
    const fields: CallFields = { params, query, body };
    const [call] = sharing.filter(({ fits }) => fits(fields));
    return chosen(call, call.optionsOf(fields)) as ChosenView<never>;
  });
}
