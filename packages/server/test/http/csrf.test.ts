import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, fixture, formOf, startServer, type TestServer } from '../testServer.ts';

describe('a submitted query', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());
  const post = (headers: Record<string, string>, query = 'all_tfs') =>
    fetch(`${server.url}/api/?result=0`, { method: 'POST', headers, body: formOf({ query }) });
  const sentence = async (response: Response) => [response.status, await response.text()];

  it('passes without a cookie when it comes from a script', async () => {
    expect((await post({})).status).toBe(200);
  });

  it('passes with the cookie when the header says the same', async () => {
    const [cookie] = (await fetch(`${server.url}/api/tfs/`)).headers.getSetCookie();
    const token = /^csrftoken=([0-9a-f]+);/.exec(cookie)?.[1] ?? '';
    expect((await post({ Cookie: `csrftoken=${token}`, 'X-CSRFToken': token })).status).toBe(200);
    expect((await post({ Cookie: `csrftoken=${token}` })).status).toBe(403);
    expect((await post({ Cookie: `csrftoken=${token}`, 'X-CSRFToken': 'other' })).status).toBe(403);
  });

  it('has a cookie that goes over https alone where the site has https, and none on pictures that caches may share', async () => {
    const cookieOf = async (path: string, headers = {}) =>
      (await fetch(`${server.url}${path}`, { headers })).headers.getSetCookie().join();
    expect(await cookieOf('/api/tfs/')).not.toContain('Secure');
    expect(await cookieOf('/api/tfs/', { 'X-Forwarded-Proto': 'https' })).toContain('; Secure');
    expect(await cookieOf('/api/examples/sungear/light/')).toBe('');
  });

  it('is refused when a browser says that it comes from another site', async () => {
    expect((await post({ Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post({ Origin: server.url })).status).toBe(200);
    expect((await post({ Origin: server.url.replace(/\d+$/, '1') })).status).toBe(403);
    expect((await post({ Origin: 'null' })).status).toBe(403);
  });

  it('is refused from another site with a token, too, and not where a proxy says which host a browser called', async () => {
    const token = { Cookie: 'csrftoken=a1', 'X-CSRFToken': 'a1' };
    expect((await post(token)).status).toBe(200);
    expect((await post({ ...token, Origin: 'https://elsewhere.example' })).status).toBe(403);
    const site = { Origin: 'https://tf.example.org', 'X-Forwarded-Host': 'tf.example.org' };
    expect((await post({ ...token, ...site })).status).toBe(200);
  });

  it('is deleted from no other site', async () => {
    const response = await post({});
    const { request_id: id } = (await response.json()) as { request_id: string };
    const secret = { 'X-Request-Secret': response.headers.get('X-Request-Secret') ?? '' };
    const remove = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/api/${id}/`, { method: 'DELETE', headers: { ...secret, ...headers } })).status;
    expect(await remove({ Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await remove({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await remove({ Origin: server.url })).toBe(204);
  });

  it('says in one sentence where it is wrong', async () => {
    expect(await sentence(await post({}, 'all_tfs and\n)'))).toEqual([
      400,
      '")" unexpected at character 13: a TF name is missing.',
    ]);
    expect(await sentence(await post({}, 'all_tfs[pvalue<x]'))).toEqual([
      400,
      'pvalue needs a number, not "x" at character 9: expected a number, e.g. 0.05.',
    ]);
  });

  it('names the list that is not there, the line that is wrong, and the file that is no text', async () => {
    const file = (name: string, text: string | Uint8Array<ArrayBuffer>) => ({ [name]: { filename: 'x.txt', text } });
    const asked = async (more: object) => sentence(await ask(server, { query: 'all_tfs', ...more }));
    expect(await asked({ fields: { targetgenes: 'nope' } })).toEqual([
      404,
      'There is no predefined gene list "nope".',
    ]);
    expect(await asked({ files: file('targetnetworks', 'A\tB\nA\n') })).toEqual([
      400,
      'Line 2 of x.txt has 1 column, the others have 2.',
    ]);
    expect(await asked({ files: file('targetgenes', new Uint8Array([255, 254, 0])) })).toEqual([
      400,
      expect.stringMatching(/^The name in x\.txt is not a gene of this edition/),
    ]);
  });
});
