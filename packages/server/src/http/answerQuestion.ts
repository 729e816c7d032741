import { TrellisError } from '@trellis/core';
import type { DatasetImage } from '@trellis/core/dataset';
import { hubBetween } from '@trellis/core/orthologs';
import type { Question } from '@trellis/engine';
import { editionFor, type CallContext } from './context.ts';
import { onCurrentData } from './onCurrentData.ts';
import type { AnyCall, Reply } from './router.ts';

/** A call that asks a question about genes. */
export interface Asking {
  readonly call: AnyCall;
  readonly reply: Reply;
  /** The edition that answers; by default that of the call. */
  readonly edition?: string;
  /** The edition to which a list is carried over. */
  readonly to?: string;
  /** See `QuestionAsking`. */
  readonly isPrivate?: boolean;
}

/** Answers a question about genes on the current data set of its edition. */
export function answerQuestion<Options>(
  context: CallContext,
  asking: Asking,
  question: Question<Options>,
  options: Options,
): Promise<Uint8Array> {
  const { datasets, engine } = context;
  const { call, reply, to, isPrivate } = asking;
  const { client } = reply;
  return onCurrentData(datasets, async (relyOn) => {
    const edition = asking.edition ?? (await editionFor(context, call)).name;
    relyOn(edition);
    const image = await imageOf(context, edition);
    const images =
      to === undefined ? {} : { to: await imageOf(context, to), hub: await hubOf(context, [edition, to]) };
    return engine.answerQuestion({ question: question.name, options, image, ...images }, { client, isPrivate });
  });
}

const imageOf = async ({ datasets }: Pick<CallContext, 'datasets'>, edition: string): Promise<DatasetImage> =>
  (await datasets.current(edition)).image;

/** The data set through which the orthologs of two editions are composed, if there is one. */
async function hubOf(
  { editions, datasets }: CallContext,
  names: readonly string[],
): Promise<DatasetImage | undefined> {
  const known = await editions.all();
  const [from, to] = names.map((name) => known.find((edition) => edition.name === name)?.settings);
  const hub = hubBetween(from, to);
  if (hub === undefined || !known.some(({ name }) => name === hub)) return undefined;
  return imageOf({ datasets }, hub).catch((error: unknown) => {
    if (error instanceof TrellisError && error.code === 'unknown-edition') return undefined;
    throw error;
  });
}
