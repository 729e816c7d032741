import { frames } from '@trellis/engine/names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import type { QueryAnswer } from './messages.ts';
import { askOwn, canary, ownAnalysis } from './ownForm.ts';
import { ask, fixture, startServer, type TestServer } from './testServer.ts';

const lab = 'https://lab.example.org';

describe('figures for other pages', () => {
  let server: TestServer;
  let id: string;
  beforeAll(async () => {
    server = await startServer(fixture('mini'), { embedOrigins: `${lab}, https://*.example.edu` });
    id = await idOf('ALF or BET');
  });
  afterAll(() => server.stop());

  const idOf = async (query: string) => {
    const answer = (await (await ask(server, { query })).json()) as QueryAnswer;
    return answer.request_id;
  };
  const get = async (path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const oembed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

  it('are a page without scripts: the picture of each theme, the result in one sentence, its data and its address', async () => {
    const { status, text, headers } = await get(`/embed/${id}/summary`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/);
    expect(text).toContain('genes targeted by ALF or BET in ');
    expect(text).toContain(`href="${server.url}/result/summary?request=${id}"`);
    expect(text).toMatch(/made-up mini data · data version [0-9a-f]{12}</);
    expect(text).toContain('(prefers-color-scheme:dark)');
    expect(text.length).toBeLessThan(4000);
  });

  it('say how their p-values were computed, and among which genes', async () => {
    const { text } = await get(`/embed/${id}/gene-sets`);
    expect(text).toMatch(
      /Fisher\S+ exact test, one-sided, Bonferroni over all pairs\. .* among the \d+ protein-coding genes\./,
    );
    expect((await get(`/embed/${id}/summary`)).text).not.toContain('test');
  });

  it.each(['wide', 'narrow'] as const)('say it below a picture alone too, in lines that fit: %s', async (size) => {
    const path = `/embed/${id}/gene-sets.svg?size=${size}`;
    const [{ text: plain }, { text, status }] = await Promise.all([get(`${path}&caption=0`), get(path)]);
    expect(status).toBe(200);
    const width = Number(/^<svg[^>]* width="(\d+)"/.exec(plain)?.[1]);
    expect(text.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}"`)).toBe(true);
    expect(text).toContain(plain);
    const said = /<desc>(.*?)<\/desc>/.exec(text)?.[1] ?? '';
    expect(said).toMatch(/^Fisher\S+ exact test, one-sided, .* protein-coding genes\.$/);
    const lines = [
      ...text.slice(text.indexOf(plain) + plain.length).matchAll(/<tspan x="10" y="(\d+)">(.*?)<\/tspan>/g),
    ];
    expect(lines.length).toBeGreaterThan(1);
    expect(
      lines
        .map(([, , line]) => line)
        .join(' ')
        .replaceAll('&#x27;', "'"),
    ).toBe(said);
    for (const [, y, line] of lines) {
      expect(line.replace(/&#x27;/g, "'").length * 5.5).toBeLessThan(width - 20);
      expect(Number(y)).toBeLessThan(Number(/ height="(\d+)"/.exec(text)?.[1]));
    }
    expect(plain).not.toContain('<desc>');
    expect((await get(`/embed/${id}/summary.svg`)).text).toBe((await get(`/embed/${id}/summary.svg?caption=0`)).text);
  });

  it('say with headers which pages can frame them, and have no cookie', async () => {
    const { headers } = await get(`/embed/${id}/summary`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors 'self' ${lab} https://*.example.edu`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const other = await get('/healthz');
    expect(other.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('are pictures for Markdown, in both themes and sizes', async () => {
    const [light, dark, narrow] = await Promise.all(
      ['', '?theme=dark', '?size=narrow'].map((search) => get(`/embed/${id}/summary.svg${search}`)),
    );
    expect(light.headers.get('content-type')).toContain('image/svg+xml');
    expect(light.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(light.text).toMatch(/^<svg[^>]* width="600"/);
    expect(dark.text).toContain('#0f1623');
    expect(narrow.text).toMatch(/^<svg[^>]* width="342"/);
    expect((await get(`/embed/${id}/summary.svg?theme=pink`)).status).toBe(400);
  });

  it.each(frames.map(({ name }) => name))('are drawn, or say why there is nothing to draw: %s', async (name) => {
    const { status, text } = await get(`/embed/${id}/${name}`);
    expect([200, 400, 404]).toContain(status);
    if (status === 200) return expect(text).toContain(`/embed/${id}/${name}.svg`);
    expect(text).toContain('This figure is not available.');
  });

  it('answer for unknown results, figures and names with a small page that can be framed', async () => {
    for (const path of [
      '/embed/nothing/summary',
      `/embed/${id}/nothing`,
      '/embed/%3Cb%3E/summary',
      `/embed/${id}/%22%3E%3Cscript%3E`,
    ]) {
      const { status, text, headers } = await get(path);
      expect(status, path).toBe(404);
      expect(text, path).toContain('This figure is not available.');
      expect(text, path).not.toMatch(/<script|<b>/);
      expect(headers.get('content-security-policy'), path).toContain(lab);
    }
    expect((await get('/embed/nothing/summary.svg')).status).toBe(404);
  });

  it('escape the query', async () => {
    const odd = await idOf("ALF[TISSUE != '<img src=x onerror=alert(1)>\"']");
    const { text } = await get(`/embed/${odd}/summary`);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(text).not.toContain('<img src=x');
  });

  it('are gone with a deleted result', async () => {
    const response = await ask(server, { query: 'ALF' });
    const { request_id: made } = (await response.json()) as QueryAnswer;
    expect((await get(`/embed/${made}/summary`)).status).toBe(200);
    const secret = response.headers.get('x-request-secret') ?? '';
    const deleted = await fetch(`${server.url}/api/${made}/`, {
      method: 'DELETE',
      headers: { 'x-request-secret': secret },
    });
    expect(deleted.status).toBe(204);
    await deleted.text();
    const { status, text } = await get(`/embed/${made}/summary`);
    expect(status).toBe(410);
    expect(text).toContain('deleted');
  });

  it('of own analyses are as public as the result, and gone with it', async () => {
    const { id: own, secret } = await askOwn(server.url, 'GAM', [ownAnalysis]);
    expect((await get(`/embed/${own}/summary.svg`)).text).toContain(canary);
    const answer = await fetch(`${server.url}/api/${own}/`, {
      method: 'DELETE',
      headers: { 'x-request-secret': secret },
    });
    await answer.text();
    const { status, text } = await get(`/embed/${own}/summary.svg`);
    expect(status).toBe(410);
    expect(text).not.toContain(canary);
    expect((await oembed(`${server.url}/embed/${own}/summary`)).status).toBe(410);
  });

  it('keep the names and hidden analyses of their revision', async () => {
    const states = (await (await fetch(`${server.url}/api/ids/${id}/`)).json()) as QueryAnswer['analysis_ids'];
    const revised = await fetch(`${server.url}/api/ids/${id}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(
        states.map(([key, state], i) => [key, i === 0 ? { ...state, name: 'Renamed one' } : state]),
      ),
    });
    expect(revised.ok).toBe(true);
    await revised.text();
    expect((await get(`/embed/${id}/summary.svg`)).text).not.toContain('Renamed one');
    expect((await get(`/embed/${id}/summary.svg?revision=1`)).text).toContain('Renamed one');
  });

  it('are described by oEmbed, at the width that is asked for', async () => {
    const { status, text } = await oembed(`${server.url}/result/summary?request=${id}`, '&format=json&maxwidth=400');
    expect(status).toBe(200);
    const answer = JSON.parse(text) as Record<string, unknown>;
    expect(answer).toMatchObject({ type: 'rich', version: '1.0', provider_name: 'Trellis', width: 400 });
    expect(answer['html']).toMatch(
      new RegExp(`^<iframe src="${server.url}/embed/${id}/summary" title="Summary: [^"<>]*" width="400"`),
    );
    const figure = await oembed(`${server.url}/embed/${id}/summary?revision=1`);
    expect((JSON.parse(figure.text) as { html: string }).html).toContain(`/embed/${id}/summary?revision=1"`);
    expect((await oembed(`${server.url}/result/summary?request=${id}`, '&maxheight=100')).text).toContain(
      '"height":100',
    );
  });

  it('are described only at addresses of this site', async () => {
    const result = `/result/summary?request=${id}`;
    for (const url of [
      `${lab}${result}`,
      'nothing',
      'javascript:alert(1)',
      `${server.url}/query`,
      `${server.url}/result/table?request=${id}`,
      `${server.url}/result/summary?request=%22%3E`,
    ]) {
      expect((await oembed(url)).status, url).toBe(404);
    }
    expect((await oembed(`${server.url}/result/summary?request=none`)).status).toBe(404);
    expect((await oembed(`${server.url}${result}`, '&format=xml')).status).toBe(501);
    expect((await get('/oembed')).status).toBe(400);
  });

  it('are found from the pages of a result, and from no others', async () => {
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/;
    const [, href = ''] = link.exec((await get(`/result/summary?request=${id}`)).text) ?? [];
    // Without built pages there is no document to put the link into.
    if (href === '') return expect((await get('/query')).text).not.toMatch(link);
    expect((await get(href.replaceAll('&amp;', '&').slice(server.url.length))).status).toBe(200);
    expect((await get('/query')).text).not.toMatch(link);
    expect((await get(`/result/summary?request=%22%3E%3Cscript%3Ealert(1)`)).text).not.toContain('<script>alert(1)');
  });
});

describe('a busy server', () => {
  it('says in the place of a figure when to ask again', async () => {
    const server = await startServer(fixture('mini'), { threads: 1, queue: 1 });
    const asked = await ask(server, { query: 'all_tfs' });
    const { request_id: id } = (await asked.json()) as QueryAnswer;
    const looks = ['summary', 'network', 'sungear'].flatMap((figure) =>
      ['light', 'dark'].flatMap((theme) => ['wide', 'narrow'].map((size) => `${figure}?theme=${theme}&size=${size}`)),
    );
    const answers = await Promise.all(looks.map((look) => fetch(`${server.url}/embed/${id}/${look}`)));
    await Promise.all(answers.map((answer) => answer.text()));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.map(({ headers }) => headers.get('retry-after'))).toEqual(busy.map(() => '2'));
    await server.stop();
  });
});

describe('the setting of origins', () => {
  const origins = (text: string) => readConfig({}, { TRELLIS_EMBED_ORIGINS: text }).embedOrigins;

  it('takes origins with commas between them, or all', () => {
    expect(origins('*')).toBe('*');
    expect(origins('https://a.example, http://127.0.0.1:8099')).toBe('https://a.example, http://127.0.0.1:8099');
  });

  it.each(["'none'", 'https://a.example; script-src *', 'https://a.example/page', 'a.example', 'https://a b'])(
    'refuses what is not an origin: %s',
    (text) => expect(() => origins(text)).toThrow('TRELLIS_EMBED_ORIGINS must be origins'),
  );

  it('lets only this site frame a figure by default', async () => {
    const server = await startServer(fixture('mini'));
    const response = await fetch(`${server.url}/embed/none/summary`);
    await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    await server.stop();
  });
});
