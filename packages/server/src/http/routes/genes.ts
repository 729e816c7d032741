import { explainQueryNames, lookUpGeneNames as lookUp, readGeneNames, readGeneSpecificity } from '@trellis/contract';
import { listSpecificity } from '@trellis/core/gene';
import { explainNames, listGeneNames, lookUpGenes } from '@trellis/core/views';
import { datasetFor, type CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

/** Time for which a browser uses the names of all genes again; they are large, and new genes are rare. */
const namesMaxAgeS = 300;

export function geneRoutes(router: Router, context: CallContext): void {
  router.mount(lookUp, async (call) => {
    const { dataset } = await datasetFor(context, call);
    const { names, tfs = false } = call.body;
    return context.mainThread.steps(call.caller, lookUpGenes(dataset, names, { tfs }));
  });

  router.mount(explainQueryNames, async (call) => {
    const { dataset } = await datasetFor(context, call);
    return context.mainThread.run(call.caller, () => explainNames(dataset, call.body.names));
  });

  mountOnVersion(router, { route: readGeneNames, context, maxAgeS: namesMaxAgeS }, ({ dataset }) =>
    listGeneNames(dataset),
  );

  mountOnVersion(router, { route: readGeneSpecificity, context, maxAgeS: namesMaxAgeS }, ({ dataset }) =>
    listSpecificity(dataset),
  );
}
