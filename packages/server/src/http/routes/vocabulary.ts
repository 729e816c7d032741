import {
  downloadList,
  readEdges,
  readExtraFieldNames,
  readKeys,
  readKeyValues,
  readLists,
  readNetworks,
  readTfs,
} from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { extraFieldNames, listEdgeTypes, listKeys, listKeyValues, listTfs } from '@trellis/core/views';
import { datasetFor, type CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

export function vocabularyRoutes(router: Router, context: CallContext): void {
  mountOnVersion(router, { route: readTfs, context }, ({ dataset, call }) =>
    listTfs(dataset, { all: call.query.all !== 0 }),
  );
  mountOnVersion(router, { route: readLists, context }, ({ dataset }) => dataset.lists);
  mountOnVersion(router, { route: readNetworks, context }, ({ dataset }) => dataset.networks);
  mountOnVersion(router, { route: readEdges, context }, ({ dataset }) => listEdgeTypes(dataset));
  mountOnVersion(router, { route: readExtraFieldNames, context }, ({ dataset }) => extraFieldNames(dataset));
  mountOnVersion(router, { route: readKeys, context }, ({ dataset, call }) => listKeys(dataset, tfsOf(call.query)));
  mountOnVersion(router, { route: readKeyValues, context }, ({ dataset, call }) =>
    listKeyValues(dataset, call.params.key, tfsOf(call.query)),
  );

  router.mount(downloadList, async (call, reply) => {
    const { name } = call.params;
    const { edition } = await datasetFor(context, call);
    const { datasets } = context.store;
    const text = (await datasets.list(edition.name, name)) ?? (await datasets.network(edition.name, name));
    if (text === undefined) throw new TrellisError('unknown-list', `There is no predefined list "${name}".`);
    reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}.txt`);
    return text;
  });
}

const tfsOf = ({ tf = [] }: { readonly tf?: string | readonly string[] }): readonly string[] => [tf].flat();
