import { computeOnNewest, exportDifference, readAnalysisIds, readDifference, type AnswerOf } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import type { ColumnStates } from '@trellis/core/result';
import { carryStates } from '@trellis/core/versions';
import { analysisIds, difference, differenceCsv } from '@trellis/engine';
import { readAnswer } from '../../views/viewEngine.ts';
import type { ViewRequest } from '../../views/viewRequest.ts';
import type { CallContext } from '../context.ts';
import type { Router } from '../router.ts';
import { inQuery } from '../queryError.ts';
import { resultView, type ChosenView, type ServeView } from '../serveView.ts';

/** Results on other versions of their data set. */
export function versionRoutes(router: Router, context: CallContext, serveView: ServeView): void {
  const { requests, engine, uploads } = context;

  serveView(
    readDifference,
    ({ query }): ChosenView<AnswerOf<typeof readDifference>> =>
      async (_, request) =>
        engine.answer(await compared(context, request, query.to), difference, {}),
  );
  serveView(exportDifference, ({ query: { to, part = 'analyses' } }): ChosenView<string> => async (_, request) => {
    return engine.answer(await compared(context, request, to), differenceCsv, { part });
  });

  router.mount(computeOnNewest, async (call, reply) => {
    const { client } = reply;
    const { id } = call.params;
    const { before, request, revision, bytes, save } = await requests.onNewest(id, call.query.revision ?? 0, client);
    const statesOf = async (of: ViewRequest): Promise<ColumnStates> =>
      readAnswer(readAnalysisIds, await engine.answer(of, analysisIds, {}));
    const states = await inQuery(request.request.inputs.query, statesOf(request));
    const carried = before.context.revision > 0 ? carryStates(await statesOf(before), states) : undefined;
    await uploads.store(client, bytes, () => save(carried));
    return resultView(call.query)(engine, await requests.open(request.request.id, revision, client));
  });
}

/** Adds the version with which a result is compared: the one whose beginning `to` is, by default the newest. */
async function compared(
  { datasets, requests }: CallContext,
  request: ViewRequest,
  to = 'newest',
): Promise<ViewRequest> {
  const { edition } = request.image;
  const kept = await datasets.kept(edition);
  const isWanted = (version: string): boolean => to.length >= minVersionLength && version.startsWith(to);
  const found = to === 'newest' ? kept[0] : kept.find(({ header }) => isWanted(header.version));
  if (!found)
    throw new TrellisError('bad-request', `There is no version "${to}" of the ${edition} data: write "newest".`);
  const { image } = await datasets.at(edition, found.header.version);
  return { ...request, compared: { image, own: await requests.ownOn(request.request.id, image) } };
}

/** Least number of characters that name a version. */
const minVersionLength = 8;
