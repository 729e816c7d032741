import { explainQueryNames, readSite } from '@trellis/contract';
import { expect, it, vi } from 'vitest';
import { call } from '../../src/api/client.ts';
import { visit } from '../support/visit.tsx';

/** Lets another answer replace the cookie with the token in the moment in which the next call leaves. */
function replaceToken(token: string): void {
  const { fetch } = window;
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    vi.unstubAllGlobals();
    document.cookie = `csrftoken=${token}; path=/`;
    return fetch(...given);
  });
}

it('sends a call again whose token another answer has replaced, as on a first visit', async () => {
  await visit('/help');
  await call(readSite);
  const ask = async () => (await call(explainQueryNames, { body: { names: ['ALF'] } })).map(({ name }) => name);
  replaceToken('a'.repeat(32));
  expect(await ask()).toEqual(['ALF']);
  replaceToken('b'.repeat(32));
  expect(await ask()).toEqual(['ALF']);
});
