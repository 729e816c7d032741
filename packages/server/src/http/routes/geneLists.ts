import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '@trellis/contract';
import { hubEdition, TrellisError, type DatasetImage } from '@trellis/core';
import type { AskedList, ListQuestion } from '../../views/geneLists/listQuestion.ts';
import { datasetFor, signalOf, type Context } from '../context.ts';
import { mount } from '../mount.ts';
import { onCurrentData } from '../onCurrentData.ts';
import { inQuery } from '../queryError.ts';
import { view, type ServeView } from '../serveView.ts';

export function geneListRoutes(app: FastifyInstance, context: Context, serveView: ServeView): void {
  serveView(contract.readResultFunctions, ({ query }) => {
    const { aspects, scope, correction, min, max, evidence, alpha } = query;
    const options = { aspects, scope, correction, min, max, evidence, alpha };
    return view('resultFunctions', { ...options, label: query.label === '1' });
  });

  mount(app, contract.findFunctions, (call, reply) => {
    const { aspects, scope, correction, min, max, evidence, alpha, compact, slim } = call.body;
    const options = { aspects, scope, correction, min, max, evidence, alpha, compact, slim };
    return answer(context, { call, reply }, { kind: 'functions', asked: askedList(call.body), options });
  });

  mount(app, contract.findRegulators, (call, reply) => {
    const { body } = call;
    const library = body.library ?? undefined;
    const question: ListQuestion = { kind: 'regulators', asked: askedList(body), library };
    return inQuery(library ?? '', answer(context, { call, reply }, question));
  });

  mount(app, contract.readRegulatorAccuracy, (call, reply) => answer(context, { call, reply }, { kind: 'accuracy' }));

  mount(app, contract.findOrthologs, (call, reply) => {
    const { only_one2one: onlyOne2one, tfs, to } = call.body;
    const question: ListQuestion = { kind: 'orthologs', asked: askedList(call.body), onlyOne2one, tfs };
    return answer(context, { call, reply, to }, question);
  });
}

/** A list in the body of a call; fields that are null are left out. */
function askedList({ genes, list, part, background }: contract.GeneListBody): AskedList {
  return {
    ...(genes && { genes }),
    ...(list != null && { list }),
    ...(part != null && { part }),
    ...(background && { background }),
  };
}

interface Asking {
  readonly call: FastifyRequest;
  readonly reply: FastifyReply;
  /** The edition to which a list is carried over. */
  readonly to?: string;
}

function answer(context: Context, { call, reply, to }: Asking, question: ListQuestion): Promise<Buffer> {
  const { datasets, engine } = context;
  const signal = signalOf(reply);
  return onCurrentData(datasets, async (relyOn) => {
    const { image, edition } = await datasetFor(context, call);
    relyOn(edition.name);
    const others = to === undefined ? {} : { to: await imageOf(context, to), hub: await hubOf(context) };
    return engine.answerList({ question, image, namedQueries: edition.namedQueries, ...others }, signal);
  });
}

const imageOf = async ({ datasets }: Context, edition: string): Promise<DatasetImage> =>
  (await datasets.current(edition)).image;

/** The data set through which orthologs are composed, if there is one. */
const hubOf = (context: Context): Promise<DatasetImage | undefined> =>
  imageOf(context, hubEdition).catch((error: unknown) => {
    if (error instanceof TrellisError && error.code === 'unknown-edition') return undefined;
    throw error;
  });
