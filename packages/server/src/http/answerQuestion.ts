import type { FastifyReply, FastifyRequest } from 'fastify';
import { hubEdition, TrellisError, type DatasetImage } from '@trellis/core';
import { editionOf } from '../data/editions.ts';
import type { ListQuestion } from '../views/geneLists/listQuestion.ts';
import { clientOf } from './client.ts';
import { editionFor, type Context } from './context.ts';
import { onCurrentData } from './onCurrentData.ts';

/** A call that asks a question about genes. */
export interface Asking {
  readonly call: FastifyRequest;
  readonly reply: FastifyReply;
  /** The edition that answers; by default that of the call. */
  readonly edition?: string;
  /** The edition to which a list is carried over. */
  readonly to?: string;
  /** See `ListAsking`. */
  readonly isPrivate?: boolean;
}

/** Answers a question about genes on the current data set of its edition. */
export function answerQuestion(context: Context, asking: Asking, question: ListQuestion): Promise<Buffer> {
  const { datasets, engine } = context;
  const { call, reply, to, isPrivate } = asking;
  const client = clientOf(reply);
  return onCurrentData(datasets, async (relyOn) => {
    const edition = asking.edition ?? (await editionFor(context, call)).name;
    relyOn(edition);
    const image = await imageOf(context, edition);
    const { namedQueries } = editionOf(edition);
    const others = to === undefined ? {} : { to: await imageOf(context, to), hub: await hubOf(context) };
    return engine.answerList({ question, image, namedQueries, ...others }, { client, isPrivate });
  });
}

const imageOf = async ({ datasets }: Pick<Context, 'datasets'>, edition: string): Promise<DatasetImage> =>
  (await datasets.current(edition)).image;

/** The data set through which orthologs are composed, if there is one. */
const hubOf = (context: Pick<Context, 'datasets'>): Promise<DatasetImage | undefined> =>
  imageOf(context, hubEdition).catch((error: unknown) => {
    if (error instanceof TrellisError && error.code === 'unknown-edition') return undefined;
    throw error;
  });
