import { openPortable, readPortable } from '@trellis/contract/portable';
import { TrellisError } from '@trellis/core';
import type { RequestStore, Revision } from '@trellis/store';
import { hashOf } from '../data/hashOf.ts';
import { readRequest } from '../data/requestInputs.ts';
import { newSecret } from '../data/requestSecret.ts';
import { unknownRequest } from '../data/storedQueries.ts';
import type { Router } from '../http/router.ts';
import { packQuestion, unpackQuestion, type PortableRecord } from './portableQuestion.ts';

/** Adds the calls with which a question leaves the browser that stores it, and comes into another. */
export function portableRoutes(router: Router, store: RequestStore, editions: ReadonlySet<string>): void {
  router.mount(readPortable, async ({ params: { id, revision } }) => {
    const records = await recordsOf(store, id, Number(revision) || 0);
    return packQuestion({ format: 1, records });
  });

  router.mount(openPortable, async ({ body }) => {
    const { records } = unpackQuestion(body);
    for (const { edition } of records) {
      if (editions.has(edition)) continue;
      throw new TrellisError(
        'unknown-edition',
        `This site has no data set "${edition.slice(0, 60)}", with which the question was asked.`,
      );
    }
    const secret = newSecret();
    let isNew = false;
    for (const record of records) isNew = await restored(store, record, hashOf(secret));
    const { id, edition, version, inputs, revisions } = records[records.length - 1];
    return {
      ...{ id, edition, version },
      revision: await revisionOf(store, id, revisions.at(0)),
      isList: 'list' in readRequest(inputs),
      secret: isNew ? secret : null,
    };
  });
}

/** A request with the revision that is shown, behind those that it was computed from. Throws `unknown-request`. */
async function recordsOf(store: RequestStore, id: string, number: number): Promise<PortableRecord[]> {
  const stored = await store.find(id);
  if (!stored) throw unknownRequest(id);
  const [revision, files] = [await store.revision(id, number || undefined), await store.ownFiles(id)];
  const held = readRequest(stored.inputs);
  const parent = held.computedFrom;
  const from = parent ?? ('list' in held ? held.list.result : undefined);
  const hasFrom = from !== undefined && (await store.has(from));
  const record: PortableRecord = {
    ...stored,
    ...(parent !== undefined && { parent }),
    revisions: revision && number > 0 ? [revision] : [],
    ...(files.length > 0 && { files: files.map((file) => new TextDecoder().decode(file)) }),
  };
  return [...(hasFrom ? await recordsOf(store, from, 0) : []), record];
}

/** Stores a request unless it is there; returns whether it is new. Throws `request-deleted` if it was deleted here. */
async function restored(store: RequestStore, record: PortableRecord, secretHash: string): Promise<boolean> {
  const { files = [], ...request } = record;
  if (await store.isDeleted(request.id))
    throw new TrellisError('request-deleted', 'The result of this link was deleted in this browser.');
  return store.restore({ ...request, own: { secretHash, files } });
}

/** The number here of the revision that came along: a next one where its number has other names. */
async function revisionOf(store: RequestStore, id: string, revision: Revision | undefined): Promise<number> {
  if (!revision) return 0;
  const here = await store.revision(id, revision.number);
  return here?.names === revision.names ? revision.number : store.addRevision(id, revision.names);
}
