import { openPortable, readPortable } from '@trellis/contract/portable';
import { TrellisError } from '@trellis/core';
import type { RequestStore, Revision } from '@trellis/store';
import { hashOf } from '../data/hashOf.ts';
import { readRequest } from '../data/requestInputs.ts';
import { newSecret } from '../data/requestSecret.ts';
import { revisionLimits } from '../data/requests.ts';
import { unknownRequest } from '../data/storedQueries.ts';
import type { Router } from '../http/router.ts';
import type { PortableRecord } from './portableQuestion.ts';

/** Packs questions, which few visitors do. */
const packer = () => import('./portableQuestion.ts');

/** Adds the calls with which a question leaves the browser that stores it, and comes into another. */
export function portableRoutes(router: Router, store: RequestStore, editions: ReadonlySet<string>): void {
  router.mount(readPortable, async ({ params: { id, revision } }) => {
    const records = await recordsOf(store, id, Number(revision) || 0);
    return (await packer()).packQuestion({ format: 1, records });
  });

  router.mount(openPortable, async ({ body }) => {
    const { records } = (await packer()).unpackQuestion(body);
    for (const { edition } of records) {
      if (editions.has(edition)) continue;
      throw new TrellisError(
        'unknown-edition',
        `This site has no data set "${edition.slice(0, 60)}", with which the question was asked.`,
      );
    }
    const secret = newSecret();
    const earlier = new Set<string>();
    let isNew = false;
    for (const record of records) {
      isNew = await restored(store, record, { earlier, secretHash: hashOf(secret) });
      earlier.add(record.id);
    }
    const { id, edition, version, inputs, revisions } = records[records.length - 1];
    return {
      ...{ id, edition, version },
      revision: await revisionOf(store, id, revisions.at(0)),
      isList: 'list' in readRequest(inputs),
      secret: isNew ? secret : null,
    };
  });
}

/**
 * A request with the revision that is shown, behind those that it was computed from, as far as they are here. Throws
 * `unknown-request`.
 */
async function recordsOf(store: RequestStore, requested: string, number: number): Promise<PortableRecord[]> {
  const { maxRecords } = await import('./portableQuestion.ts');
  const records: PortableRecord[] = [];
  for (let id: string | undefined = requested; id !== undefined && records.length < maxRecords;) {
    const stored = await store.find(id);
    if (!stored) {
      if (id === requested) throw unknownRequest(id);
      break;
    }
    const revision = id === requested && number > 0 ? await store.revision(id, number) : undefined;
    const files = await store.ownFiles(id);
    records.unshift({
      ...stored,
      revisions: revision ? [revision] : [],
      ...(files.length > 0 && { files: files.map((file) => new TextDecoder().decode(file)) }),
    });
    const request = readRequest(stored.inputs);
    id = request.computedFrom ?? ('list' in request ? request.list.result : undefined);
  }
  return records;
}

interface Restoring {
  /** The ids of the records before it: only one of them can be what it was computed from, so that none leads back to itself. */
  readonly earlier: ReadonlySet<string>;
  readonly secretHash: string;
}

/** Stores a request unless it is there; returns whether it is new. Throws `request-deleted` if it was deleted here. */
async function restored(
  store: RequestStore,
  { files = [], ...request }: PortableRecord,
  { earlier, secretHash }: Restoring,
): Promise<boolean> {
  if (await store.isDeleted(request.id))
    throw new TrellisError('request-deleted', 'The result of this link was deleted in this browser.');
  const { computedFrom = '' } = readRequest(request.inputs);
  const parent = earlier.has(computedFrom) ? computedFrom : undefined;
  return store.restore({ ...request, parent, own: { secretHash, files } });
}

/** The number here of the revision that came along: a next one where its number has other names. */
async function revisionOf(store: RequestStore, id: string, revision: Revision | undefined): Promise<number> {
  if (!revision) return 0;
  const here = await store.revision(id, revision.number);
  return here?.names === revision.names
    ? revision.number
    : store.addRevision(id, revision.names, revisionLimits.count);
}
