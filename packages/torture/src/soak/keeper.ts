import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../../../../scripts/rig/client.ts';

/** The views of a stored request that are compared byte by byte. */
const views: readonly ((id: string) => string)[] = [
  (id) => `${id}/`,
  (id) => `table/${id}/?row=0&rows=100&column=0&columns=40`,
  (id) => `stats/${id}/`,
  (id) => `export/${id}.csv`,
];

/** Digests of the views of a request, as they were answered the first time. */
interface Kept {
  readonly id: string;
  readonly digests: readonly string[];
}

export interface KeeperReport {
  readonly stored: number;
  readonly compared: number;
  /** Addresses whose bytes were others than the first time, or that were not answered. */
  readonly changed: readonly string[];
  /** Compares all requests on another server; returns the addresses whose bytes are others, or that are not answered. */
  compareOn(url: string): Promise<string[]>;
}

/**
 * Stores a request per second, and compares an older one; at the end it compares them all. Calls that fail while something is
 * being restarted are tried again: a request counts as stored when the first digests are complete.
 */
export function startKeeper(
  url: string,
  { tfs, list }: { tfs: readonly string[]; list: string },
): { end(): Promise<KeeperReport> } {
  const kept: Kept[] = [];
  const changed = new Set<string>();
  let [compared, ended] = [0, false];
  const compare = async ({ id, digests }: Kept, repeats: number) => {
    for (const [i, view] of views.entries()) {
      const digest = await digestOf(`${url}/api/${view(id)}`, repeats);
      // Unanswered during a restart; the comparison at the end tries again.
      if (digest === undefined && repeats === 0) continue;
      compared++;
      if (digest !== digests[i]) changed.add(`${view(id)}${digest === undefined ? ' is not answered' : ''}`);
    }
  };
  const working = (async () => {
    for (let round = 0; !ended; round++, await wait(1000)) {
      const made = await store(url, {
        query: tfs[round % tfs.length],
        ...(round % 3 === 0 && { targetgenes: list }),
      });
      if (made) kept.push(made);
      if (kept.length > 0) await compare(kept[(round * 7919) % kept.length], 0);
    }
  })();
  return {
    end: async () => {
      ended = true;
      await working;
      for (const one of kept) await compare(one, 30);
      const compareOn = (other: string): Promise<string[]> => changedOn(other, kept);
      return { stored: kept.length, compared, changed: [...changed], compareOn };
    },
  };
}

async function changedOn(url: string, kept: readonly Kept[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, digests } of kept)
    for (const [i, view] of views.entries())
      if ((await digestOf(`${url}/api/${view(id)}`, 1)) !== digests[i]) changed.push(view(id));
  return changed;
}

async function store(url: string, fields: Readonly<Record<string, string>>): Promise<Kept | undefined> {
  const { status, body } = await call(`${url}/api/?result=0`, fields);
  if (status !== 200) return undefined;
  const { request_id: id } = JSON.parse(body.toString()) as { request_id: string };
  const digests: string[] = [];
  for (const view of views) {
    const digest = await digestOf(`${url}/api/${view(id)}`, 0);
    if (digest === undefined) return undefined;
    digests.push(digest);
  }
  return { id, digests };
}

/** SHA-256 of an answer, or undefined if it is not answered with 200; tries again each second if told so. */
async function digestOf(address: string, repeats: number): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    const { status, body } = await call(address);
    if (status === 200) return createHash('sha256').update(withoutVersions(body)).digest('hex');
    if (tries >= repeats) return undefined;
    await wait(1000);
  }
}

/** An answer without the part that says which versions there are, which each import changes. */
function withoutVersions(body: Buffer): Buffer | string {
  if (!body.subarray(0, 1).equals(Buffer.from('{'))) return body;
  const { request: _, ...rest } = JSON.parse(body.toString()) as Record<string, unknown>;
  return JSON.stringify(rest);
}
