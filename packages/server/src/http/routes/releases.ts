import { readReleases } from '@trellis/contract';
import { datasetFor, type CallContext } from '../context.ts';
import type { Router } from '../router.ts';

/** The releases of the data set. */
export function releaseRoutes(router: Router, context: CallContext): void {
  router.mount(readReleases, async (call) => {
    const { edition, image } = await datasetFor(context, call);
    const releases = await context.releases(edition.name, image.version);
    return { edition: edition.name, version: image.version, releases };
  });
}
