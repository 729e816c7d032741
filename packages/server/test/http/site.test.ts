import { importFolder, openStore } from '@trellis/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { fixture, startServer, type TestServer } from '../testServer.ts';

interface SiteAnswer {
  readonly edition: string;
  readonly examples: readonly string[];
  readonly issues_url: string;
  readonly contact: Readonly<Record<'email' | 'repository' | 'paper', string>>;
}

describe('the site of a host', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'), { hasPages: true });
    const store = await openStore(server.data);
    await store.datasets.replace((await importFolder(fixture('mini'), { edition: 'maize' })).contents);
    await store.close();
    server = await server.restart();
  });
  afterAll(() => server.stop());

  const siteOf = async (host: string, url = '/api/site/') =>
    (await server.app.inject({ url, headers: { host } })).json<SiteAnswer>();

  it.each([
    ['maize.example.org', 'maize'],
    ['maize.localhost:8080', 'maize'],
    ['localhost', 'development'],
    ['www.example.org', 'development'],
  ])('%s is that of the edition that the host name begins with, otherwise the default: %s', async (host, edition) => {
    expect((await siteOf(host)).edition).toBe(edition);
  });

  it('is that of the edition that the call names, whatever the host is', async () => {
    expect((await siteOf('maize.example.org', '/api/site/?edition=development')).edition).toBe('development');
  });

  it('names two TFs of its data set as examples', async () => {
    expect((await siteOf('localhost')).examples).toEqual(['GAM', 'ALF']);
  });

  it('loads nothing from other sites: the browser refuses it', async () => {
    const { headers } = await server.app.inject({ url: '/', headers: { host: 'localhost' } });
    const policy = String(headers['content-security-policy'])
      .split(';')
      .map((rule) => rule.trim().split(' '));
    expect(policy).toContainEqual(['default-src', "'self'"]);
    const sources = policy.filter(([name]) => name.endsWith('-src')).flatMap(([, ...values]) => values);
    expect(sources.filter((source) => !/^(?:'(?:self|none|unsafe-inline)'|data:|blob:)$/.test(source))).toEqual([]);
  });

  it('has no contact and no issue tracker where none is configured', async () => {
    expect(await siteOf('localhost')).toMatchObject({
      issues_url: '',
      contact: { email: '', repository: '', paper: '' },
    });
  });
});

it('a site has the contact, the source code, the paper and the issue tracker of its settings', async () => {
  const { issuesUrl, contactEmail, repositoryUrl, paperUrl } = readConfig(
    {},
    {
      TRELLIS_ISSUES_URL: 'https://example.org/issues',
      TRELLIS_CONTACT_EMAIL: 'trellis@example.org',
      TRELLIS_REPOSITORY_URL: 'https://example.org/source',
      TRELLIS_PAPER_URL: 'https://doi.org/10.1000/example',
    },
  );
  const server = await startServer(fixture('mini'), {
    hasPages: true,
    issuesUrl,
    contactEmail,
    repositoryUrl,
    paperUrl,
  });
  const site = (await server.app.inject({ url: '/api/site/', headers: { host: 'localhost' } })).json<SiteAnswer>();
  await server.stop();
  expect(site).toMatchObject({
    issues_url: 'https://example.org/issues',
    contact: {
      email: 'trellis@example.org',
      repository: 'https://example.org/source',
      paper: 'https://doi.org/10.1000/example',
    },
  });
});
