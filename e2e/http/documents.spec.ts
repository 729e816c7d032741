import type { APIRequestContext } from '@playwright/test';
import { needsServer } from '../support/folders.ts';
import { expect, test, type Site } from '../support/journey.ts';
import { assetsNamed, textOf } from './build.ts';

needsServer('documents that are written for each call');

/** What the server writes in front of its service worker. */
interface Program {
  readonly version: string;
  readonly assets: readonly string[];
  readonly texts: Readonly<Record<string, { readonly text: string }>>;
}

/** What the server answers to a call at one of its hosts. */
async function get(
  request: APIRequestContext,
  { port }: Site,
  path: string,
  { host = 'localhost', encoding = 'gzip' } = {},
) {
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host, 'accept-encoding': encoding },
  });
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
}

test.describe('a file of the build', () => {
  const script = /^index-.*\.js$/;
  const address = () => `/assets/${assetsNamed(script)[0]}`;

  for (const encoding of ['br', 'gzip']) {
    test(`is sent as the build has compressed it: ${encoding}`, async ({ request, site }) => {
      const { headers, text } = await get(request, site, address(), { encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['vary']).toContain('Accept-Encoding');
      expect([headers['set-cookie'], headers['content-security-policy']]).toEqual([undefined, undefined]);
      expect(text).toBe(textOf(script));
    });
  }

  test('is sent as it is to a client that reads no compression', async ({ request, site }) => {
    const { headers, text } = await get(request, site, address(), { encoding: 'identity' });
    expect(headers['content-encoding']).toBe(undefined);
    expect(text).toBe(textOf(script));
  });

  test('without a hash in its name is asked for again, as documents are', async ({ request, site }) => {
    for (const path of ['/icon.svg', '/manifest.webmanifest', '/serviceWorker.js', '/', '/query']) {
      const { headers } = await get(request, site, path);
      expect(headers['cache-control'], path).toBe('no-cache');
      expect(headers['content-security-policy'], path).toContain("default-src 'self'");
    }
  });
});

test('the service worker has all files of the build, and the document of every page without an answer', async ({
  request,
  site,
}) => {
  const { text } = await get(request, site, '/serviceWorker.js');
  const program = JSON.parse(/^const trellisProgram = (.*);$/m.exec(text)?.[1] ?? '{}') as Program;
  expect(program.assets).toEqual(assetsNamed(/^.*(?<!\.br|\.gz|\.map)$/).sort());
  expect(Object.keys(program.texts)).toEqual(['/', '/first-paint.js', '/icon.svg', '/manifest.webmanifest']);
  expect(program.texts['/'].text).toContain('<div id="root"></div>');
  expect(program.version).toMatch(/^[0-9a-f]{16}$/);
});

test.describe('a document', () => {
  test('is there for each address that other sites link to, and the search is not for search engines', async ({
    request,
    site,
  }) => {
    for (const path of ['/', '/tutorial', '/citations', '/query', '/overview', '/feedback']) {
      const { status, headers, text } = await get(request, site, path);
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
      expect(text).toContain('made-up mini data');
      for (const [, address] of text.matchAll(/<(?:script|link|img|source)[^>]* (?:src|href|srcset)="([^"]*)"/g))
        expect(address).toMatch(/^\/(?!\/)/);
    }
    const { status, headers } = await get(request, site, '/search?q=alf');
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  test('is of the edition of the host or of the call, and escapes what the data set says', async ({
    request,
    site,
  }) => {
    const mini = await get(request, site, '/');
    const demo = await get(request, site, '/', { host: 'arabidopsis.localhost' });
    expect(mini.text).toContain('placeholder="N/A"');
    expect(demo.text).toContain('placeholder="AT4G24020, AT5G65210"');
    const { text } = await get(request, site, '/?edition=rice');
    const [, answers] = /<script type="application\/json" id="answers-of-page">(.*?)<\/script>/s.exec(text) ?? [];
    expect(answers).not.toContain('<');
    expect(JSON.parse(answers)).toMatchObject({ edition: 'rice' });
    const citations = await get(request, site, '/citations?edition=rice');
    expect(citations.text).toContain('&lt;b&gt;Park&lt;/b&gt; 2018');
    expect(citations.text).not.toContain('<b>Park');
  });

  test('of a guide has its text and its description, and is missing for another name', async ({ request, site }) => {
    const errors = await get(request, site, '/guide/errors');
    expect(errors.text).toContain('<tr id="unknown-tf">');
    expect(errors.text).toMatch(/<meta name="description" content="When something is wrong/);
    expect((await get(request, site, '/guide/statistic')).status).toBe(404);
    const odd = await get(request, site, '/guide/%3Cscript%3Ealert(1)');
    expect(odd.status).toBe(404);
    expect(odd.text).not.toContain('<script>alert(1)');
  });
});
