import type { FastifyInstance } from 'fastify';
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
import { extraFieldNames, listEdgeTypes, listKeys, listKeyValues, listTfs, TrellisError } from '@trellis/core';
import { datasetFor, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { mountOnVersion } from '../mountOnVersion.ts';

export function vocabularyRoutes(app: FastifyInstance, context: Context): void {
  mountOnVersion(app, { route: readTfs, context }, ({ dataset, call }) =>
    listTfs(dataset, { all: call.query.all !== 0 }),
  );
  mountOnVersion(app, { route: readLists, context }, ({ dataset }) => dataset.lists);
  mountOnVersion(app, { route: readNetworks, context }, ({ dataset }) => dataset.networks);
  mountOnVersion(app, { route: readEdges, context }, ({ dataset }) => listEdgeTypes(dataset));
  mountOnVersion(app, { route: readExtraFieldNames, context }, ({ dataset }) => extraFieldNames(dataset));
  mountOnVersion(app, { route: readKeys, context }, ({ dataset, call }) => listKeys(dataset, tfsOf(call.query)));
  mountOnVersion(app, { route: readKeyValues, context }, ({ dataset, call }) =>
    listKeyValues(dataset, call.params.key, tfsOf(call.query)),
  );

  mount(app, downloadList, async (call, reply) => {
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
