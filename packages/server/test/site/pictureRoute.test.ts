import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../testServer.ts';
import { startSite, type SiteServer } from './siteServer.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSite(fixture('mini'));
});
afterAll(() => site.stop());

it('draws the pictures that pages show at the addresses of a server, and knows no others', async () => {
  const body = new URLSearchParams({ query: 'ALF or BET' });
  const asked = await fetch(`${site.url}/api/?result=0`, { method: 'POST', body });
  const { request_id: id } = (await asked.json()) as { request_id: string };
  const at = (path: string) => fetch(`${site.url}/embed/${id}/${path}`);
  const picture = await at('network.svg?size=narrow&theme=dark&caption=0&revision=0');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await picture.text()).toMatch(/^<svg [^>]*width="360"/);
  expect((await at('nothing.svg')).status).toBe(404);
  expect((await at('network.svg?revision=a')).status).toBe(400);
});
