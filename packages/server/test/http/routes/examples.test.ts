import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples, decodeAnswer, type Examples, type Site } from '@trellis/contract';
import { startDemoServer, type DemoServer } from '../../demoServer.ts';
import { fixture, startServer, type TestServer } from '../../testServer.ts';

const examplesOf = async (url: string): Promise<Examples> =>
  decodeAnswer(readExamples, await (await fetch(`${url}/api/examples/`)).json());

const pictureAddresses = ({ examples, version }: Examples) =>
  examples.flatMap(({ name, pictures }) =>
    pictures.flatMap((picture) =>
      (['wide', 'narrow'] as const).flatMap((size) =>
        ['light', 'dark'].map((theme) => ({
          size: picture[size],
          path: `/api/examples/${name}/${picture.name}/?size=${size}&theme=${theme}&version=${version}`,
        })),
      ),
    ),
  );

describe('the examples of the demo', () => {
  let server: DemoServer;
  beforeAll(async () => void (server = await startDemoServer(2)), 60_000);
  afterAll(() => server.stop());

  it('have requests that open, with the numbers that are told', async () => {
    const { examples, tfs } = await examplesOf(server.url);
    expect(tfs.map(({ name }) => name)).toEqual(['NLP7', 'TGA1']);
    expect(examples.map(({ name }) => name)).toEqual(['targets', 'direct', 'both', 'pair', 'list', 'network']);
    for (const { requestId, genes, tfs: count, query } of examples) {
      const stats = await fetch(`${server.url}/api/stats/${requestId}/`);
      expect(await stats.json(), query).toMatchObject({ num_targets: genes, num_tfs: count });
    }
  });

  it('have a picture of every view of a result, in both sizes and themes, of the size that is told', async () => {
    const examples = await examplesOf(server.url);
    const shown = new Set(examples.examples.flatMap(({ pictures }) => pictures.map(({ name }) => name)));
    expect([...shown].sort()).toEqual([
      'bound',
      'functions',
      'geneSets',
      'motifs',
      'network',
      'precisionRecall',
      'summary',
      'sungear',
      'targetLists',
    ]);
    for (const { path, size } of pictureAddresses(examples)) {
      const response = await fetch(server.url + path);
      expect(response.headers.get('content-type'), path).toMatch('image/svg+xml');
      const svg = await response.text();
      expect(/^<svg [^>]*width="(\d+)" height="([\d.]+)"/.exec(svg)?.slice(1).map(Number), path).toEqual([
        size.width,
        size.height,
      ]);
      expect(svg).not.toContain('NaN');
    }
  });

  it('have numbers on their pictures only on request', async () => {
    const address = `${server.url}/api/examples/targets/summary/`;
    const [plain, marked] = await Promise.all(
      [address, `${address}?marks=1`].map(async (one) => (await fetch(one)).text()),
    );
    expect(plain).not.toContain('<circle');
    expect(marked.match(/<circle/g)).toHaveLength(2);
    expect(marked).toContain('>1</text>');
  });

  it('are unknown under another name', async () => {
    const [unknown, none] = await Promise.all([
      fetch(`${server.url}/api/examples/targets/sungear/`),
      fetch(`${server.url}/api/examples/nothing/sungear/`),
    ]);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('no example targets with sungear');
    expect(none.status).toBe(400);
  });

  it('are made while other calls are answered', { tags: ['long'], timeout: 60_000 }, async () => {
    const other = await startDemoServer(2);
    let isMade = false;
    const made = examplesOf(other.url).then(() => (isMade = true));
    const health = await fetch(`${other.url}/healthz`);
    expect([health.status, isMade]).toEqual([200, false]);
    await made;
    await other.stop();
  });
});

describe('the examples of the mini data set', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startServer(fixture('mini'))));
  afterAll(() => server.stop());

  it('keep their request ids when the server starts again', async () => {
    const before = await examplesOf(server.url);
    server = await server.restart();
    expect(await examplesOf(server.url)).toEqual(before);
  });

  it('leave out the pictures that the data set does not have', async () => {
    const { examples } = await examplesOf(server.url);
    for (const { path } of pictureAddresses({ examples, version: '', tfs: [] }))
      expect((await fetch(server.url + path)).status).toBe(200);
  });

  it('have the TFs that the site names, with symbols', async () => {
    const site = (await (await fetch(`${server.url}/api/site/`)).json()) as Pick<Site, 'examples'>;
    const { tfs } = await examplesOf(server.url);
    expect(site.examples).toEqual(['GAM', 'ALF']);
    expect(tfs.map(({ name }) => name)).toEqual(site.examples);
  });

  it('open with their gene list as a predefined one', async () => {
    const { examples } = await examplesOf(server.url);
    const list = examples.find(({ name }) => name === 'list');
    const inputs = await fetch(`${server.url}/api/inputs/${list?.requestId}/`);
    expect(await inputs.json()).toMatchObject({ targetgenes: { name: 'Examples', predefined: true } });
  });
});
