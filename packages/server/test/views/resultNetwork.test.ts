import type { NetworkElements } from '@trellis/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryAnswer } from '../messages.ts';
import { ask, fixture, startServer, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(fixture('mini'));
});
afterAll(() => server.stop());

interface Size {
  readonly observed: number;
  readonly additional: number;
  readonly predicted: number;
}

/** The edges of a network in its JSON, its SIF file and its size. Edges of the JSON without both ends are not drawn. */
async function readNetwork(id: string) {
  const get = (path: string) => fetch(`${server.url}/api/network/${id}${path}edges=Predicted&edges=Open+chromatin`);
  const elements = (await (await get('/?')).json()) as NetworkElements;
  const nodes = new Set(elements.flatMap(({ group, data }) => (group === 'nodes' ? [data.id] : [])));
  const drawn = elements.flatMap((element) => {
    if (element.group !== 'edges') return [];
    const { source, name, target } = element.data;
    if (!nodes.has(source) || !nodes.has(target)) return [];
    return [`${source}\t${name}\t${target}`];
  });
  const sif = (await (await get('.sif?expand=1&')).text()).trimEnd().split('\n');
  const { observed, additional, predicted } = (await (await get('/size/?')).json()) as Size;
  return { drawn: drawn.sort(), sif: sif.sort(), size: { observed, additional, predicted } };
}

it('has the same edges in JSON, SIF and size when analyses are hidden', async () => {
  const answer = (await (await ask(server, { query: 'all_tfs' })).json()) as QueryAnswer;
  const before = await readNetwork(answer.request_id);
  await fetch(`${server.url}/api/ids/${answer.request_id}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer.analysis_ids.map(([key, state]) => [key, { ...state, show: key[1] === 2 }])),
  });
  const { drawn, sif, size } = await readNetwork(answer.request_id);
  expect(drawn).toEqual(sif);
  expect(size.observed + size.additional + size.predicted).toBe(drawn.length);
  expect(size.additional).toBeGreaterThan(0);
  expect(size.additional).toBeLessThan(before.size.additional);
});
