import { setTimeout as wait } from 'node:timers/promises';
import { readSite } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { callRoute, readMessage } from './call.ts';
import type { Site } from './site.ts';

/** Attempts while a site is busy, and the longest pause between two of them in seconds. */
const [maxAttempts, maxPauseSeconds] = [5, 30];

/** Opens a site on the network. Throws if it has not got the edition. */
export async function openRemoteSite(url: string, edition: string | undefined): Promise<Site> {
  const site: Site = { url, edition, isRemote: true, fetch: patientFetch, close: () => Promise.resolve() };
  if (edition === undefined) return site;
  const { edition: answered } = readMessage(readSite, await (await callRoute(site, readSite)).json());
  if (answered === edition) return site;
  throw new TrellisError('unknown-edition', `${url} has no data set "${edition}"; it answers with "${answered}"`);
}

/** A `fetch` that asks again while a site is busy or counts too many calls (429, 503). */
async function patientFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(input, init).catch((error: unknown) => {
      throw unreachable(input, error);
    });
    if (![429, 503].includes(response.status) || attempt === maxAttempts) return response;
    await response.arrayBuffer();
    const asked = Number(response.headers.get('retry-after')) || 2 ** (attempt - 1);
    await wait(1000 * Math.min(asked, maxPauseSeconds));
  }
}

function unreachable(input: Parameters<typeof fetch>[0], error: unknown): Error {
  const { origin } = new URL(input instanceof Request ? input.url : input);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message || ('code' in cause && String(cause.code)) : String(cause);
  return new Error(`${origin} cannot be reached: ${reason || 'no connection'}`, { cause: error });
}
