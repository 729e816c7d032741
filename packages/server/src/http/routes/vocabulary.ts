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

export function vocabularyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, readTfs, async (call) => {
    const { dataset } = await datasetFor(context, call);
    return listTfs(dataset, { all: call.query.all !== 0 });
  });
  mount(app, readLists, async (call) => (await datasetFor(context, call)).dataset.lists);
  mount(app, readNetworks, async (call) => (await datasetFor(context, call)).dataset.networks);
  mount(app, readEdges, async (call) => listEdgeTypes((await datasetFor(context, call)).dataset));
  mount(app, readExtraFieldNames, async (call) => extraFieldNames((await datasetFor(context, call)).dataset));
  mount(app, readKeys, async (call) => {
    const { dataset } = await datasetFor(context, call);
    return listKeys(dataset, tfsOf(call.query));
  });
  mount(app, readKeyValues, async (call) => {
    const { dataset } = await datasetFor(context, call);
    return listKeyValues(dataset, call.params.key, tfsOf(call.query));
  });

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
