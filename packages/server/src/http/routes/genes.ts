import type { FastifyInstance } from 'fastify';
import { explainQueryNames, lookUpGeneNames as lookUp, readGeneNames, readGeneSpecificity } from '@trellis/contract';
import { explainNames, listGeneNames, listSpecificity, lookUpGenes } from '@trellis/core';
import { callerOf } from '../client.ts';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

/** Time for which a browser uses the names of all genes again; they are large, and new genes are rare. */
const namesMaxAgeS = 300;

export function geneRoutes(app: FastifyInstance, context: Context): void {
  mount(app, lookUp, async (call) => {
    const { dataset } = await datasetFor(context, call);
    const { names, tfs = false } = call.body;
    return context.mainThread.run(callerOf(call), () => lookUpGenes(dataset, names, { tfs }));
  });

  mount(app, explainQueryNames, async (call) => {
    const { dataset } = await datasetFor(context, call);
    return context.mainThread.run(callerOf(call), () => explainNames(dataset, call.body.names));
  });

  mountOnVersion(app, { route: readGeneNames, context, maxAgeS: namesMaxAgeS }, ({ dataset }) =>
    listGeneNames(dataset),
  );

  mountOnVersion(app, { route: readGeneSpecificity, context, maxAgeS: namesMaxAgeS }, ({ dataset }) =>
    listSpecificity(dataset),
  );
}
