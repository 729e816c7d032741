import { openStore } from '@trellis/store';
import { expect } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { AnalysisIds, QueryAnswer } from './messages.ts';
import { feedback, newName, readCsv, type KeptRequest } from './keptRequests.ts';
import { formOf } from './testServer.ts';

/** Starts a server on a store, of which `use` gets the address, and stops it. */
export async function withServerOn<T>(place: string, use: (url: string) => Promise<T>): Promise<T> {
  const app = await buildApp(readConfig({ data: place, port: 0, log: 'silent' }, {}), {
    computing: 'all in process',
  });
  try {
    return await use(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
  }
}

/**
 * Expects of a store that a server gives each request with the bytes of before, the first one with the analysis that was
 * renamed, and stores and gives new ones; that the feedback is there, and that `trellis check` finds nothing.
 */
export async function expectKept(place: string, kept: readonly KeptRequest[]): Promise<void> {
  await withServerOn(place, async (url) => {
    for (const { id, csv } of kept) expect(withoutMarks(await readCsv(url, id))).toBe(withoutMarks(csv));
    const ids = (await (await fetch(`${url}/api/ids/${kept[0].id}/`)).json()) as AnalysisIds;
    expect(ids.filter(([, { name }]) => name === newName)).toHaveLength(1);
    const answer = await fetch(`${url}/api/`, { method: 'POST', body: formOf({ query: kept[1].query }) });
    const { request_id: fresh } = (await answer.json()) as QueryAnswer;
    expect(withoutTags(withoutMarks(await readCsv(url, fresh)))).toBe(withoutTags(withoutMarks(kept[1].csv)));
  });
  const store = await openStore(place);
  try {
    expect((await store.requests.feedback()).map(({ text }) => text)).toContain(feedback);
    expect(await store.datasets.check('development')).toEqual([]);
  } finally {
    await store.close();
  }
}

/** Each request has tags of its own, which are in the form of a UUID. */
const withoutTags = (csv: string): string => csv.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'tag');

/** The lines without the mark of self edges, which releases until 2026-11-24 did not have: a last column, where there are any. */
const withoutMarks = (csv: string): string =>
  /,SELF_EDGE$/m.test(csv.slice(0, csv.indexOf('\n'))) ? csv.replaceAll(/,[^,\n]*$/gm, '') : csv;
