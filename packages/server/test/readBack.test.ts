import { noGenes, readTextFile } from '@trellis/core/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture, formOf, startServer, type TestServer } from './testServer.ts';

describe('files of a network that a server writes', () => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
    id = (await submitted({ query: 'all_tfs' })).request_id;
  });
  afterAll(() => server.stop());

  const submitted = async (asked: Parameters<typeof formOf>[0]) =>
    (await (await fetch(`${server.url}/api/?result=0`, { method: 'POST', body: formOf(asked) })).json()) as {
      readonly request_id: string;
    };
  const file = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  const edgesOf = (text: string, name: string): string[] =>
    (readTextFile(text, { name, wanted: 'network', genes: noGenes }).edges ?? [])
      .map(({ source, edge, target }) => `${source} ${edge} ${target}`)
      .sort();

  it('are read back with the same edges, and are target networks', async () => {
    const [sif, csv] = [await file(`/api/network/${id}.sif`), await file(`/api/network/${id}.csv`)];
    const edges = edgesOf(sif, 'network.sif');
    expect(edges.length).toBeGreaterThan(10);
    expect(edgesOf(csv, 'network.csv')).toEqual(edges);
    const again = await submitted({
      query: 'all_tfs',
      files: { targetnetworks: { filename: 'network.sif', text: sif } },
    });
    expect(edgesOf(await file(`/api/network/${again.request_id}.sif`), 'network.sif')).toEqual(edges);
  });
});
