import { exportBibtex, exportRis, readSources } from '@trellis/contract';
import { writeBibtex, writeRis } from '@trellis/core/formats';
import { listSources } from '@trellis/core/views';
import type { CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

export function sourceRoutes(router: Router, context: CallContext): void {
  mountOnVersion(router, { route: readSources, context }, ({ dataset }) => listSources(dataset));
  mountOnVersion(router, { route: exportBibtex, context }, ({ dataset }) =>
    writeBibtex(listSources(dataset).sources),
  );
  mountOnVersion(router, { route: exportRis, context }, ({ dataset }) => writeRis(listSources(dataset).sources));
}
