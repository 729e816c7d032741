import { readdirSync, readFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openStore, restore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../core/test/propertyRuns.ts';
import { engines, type Place } from './engines.ts';
import type { KeptRequest } from './keptRequests.ts';
import { expectKept } from './readStored.ts';
import { fixture } from './testServer.ts';

/** What earlier releases have written, the newest first: `npm run keep-store`. */
const releases = readdirSync(fixture('stores'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, folder: fixture(`stores/${name}`) }))
  .sort((a, b) => (a.name < b.name ? 1 : -1));

function requestsOf(folder: string): KeptRequest[] {
  const requests = JSON.parse(readFileSync(join(folder, 'requests.json'), 'utf8')) as Omit<KeptRequest, 'csv'>[];
  return requests.map((request) => ({
    ...request,
    csv: readFileSync(join(folder, 'answers', `${request.id}.csv`), 'utf8'),
  }));
}

/** Puts the store of a release in a place of an engine. */
async function putStore(folder: string, { place }: Place): Promise<void> {
  if (!place.startsWith('postgres:')) return cp(join(folder, 'sqlite'), place, { recursive: true });
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query(await readFile(join(folder, 'postgres.sql'), 'utf8')).finally(() => client.end());
}

const tries = combinations(releases).flatMap((release) => engines.map((engine) => ({ release, engine })));

describe.each(tries)('what $release.name has written, on $engine.name', ({ release: { folder }, engine }) => {
  it('is opened and brought up to date, with the same answers', async () => {
    const kept = requestsOf(folder);
    expect(kept.length).toBeGreaterThan(3);
    const there = await engine.create();
    try {
      await putStore(folder, there);
      await expectKept(there.place, kept);
      // The second start finds what the first one has changed.
      await expectKept(there.place, kept);
    } finally {
      await there.remove();
    }
  });

  it('is restored from its backup, with the same answers', { tags: ['long'] }, async () => {
    const kept = requestsOf(folder);
    const there = await engine.create();
    try {
      const store = await openStore(there.place);
      const restored = await restore(store, join(folder, 'backup')).finally(() => store.close());
      expect(restored.feedback).toBe(1);
      await expectKept(there.place, kept);
    } finally {
      await there.remove();
    }
  });
});
