import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorKinds, TrellisError, type ErrorCode } from '@trellis/core';
import { queryLimits } from '@trellis/core/query';
import { summaryTfs } from '@trellis/engine/views/summary/summarize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisIds, QueryAnswer } from '../messages.ts';
import { statusOf } from '../../src/http/errorAnswer.ts';
import { ask, fixture, startServer, type TestServer } from '../testServer.ts';

const page = readFileSync(new URL('../../../../docs/guide/errors.md', import.meta.url), 'utf8');

/** Cells of the rows of the table under a heading. */
function table(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const number = (text: string): number => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

describe('docs/guide/errors.md', () => {
  it('lists every error code with the status that the server answers, and no other', () => {
    const codes = Object.keys(errorKinds) as ErrorCode[];
    const expected = codes.map((code) => [code, String(statusOf(new TrellisError(code, '')))]);
    const listed = table('Errors').map(([code, status]) => [code, status]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('lists every limit of a query with its value and the error beyond it', () => {
    const listed = table('Limits of a query');
    expect(Object.fromEntries(listed.map(([name, value]) => [name, number(value)]))).toEqual(queryLimits);
    expect(listed.filter(([, , , code]) => !(code in errorKinds))).toEqual([]);
  });
});

describe('each limit of a call that the page states', () => {
  let server: TestServer;
  let answer: QueryAnswer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
    answer = (await (await ask(server, { query: 'ALF' })).json()) as QueryAnswer;
  });
  afterAll(() => server.stop());

  const limits = table('Limits of a call');
  const limit = (what: string): number => number(limits.find(([name]) => name === what)?.[1] ?? '');
  const get = async (path: string) => (await fetch(`${server.url}/api/${path}`)).status;
  const post = async (path: string, body: string, type: string) =>
    fetch(`${server.url}/api/${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });
  const line = 'AT1G00040\tAT1G00010\n';
  const upload = (field: string, bytes: number) =>
    ask(server, {
      query: 'ALF',
      files: { [field]: { filename: 'x.txt', text: line + ' '.repeat(bytes - line.length) } },
    });

  it.each([
    ['rows of a window of the table', (n: number) => `table/${answer.request_id}/?rows=${n}`],
    ['columns of a window of the table', (n: number) => `table/${answer.request_id}/?columns=${n}`],
    ['characters of a search in the table', (n: number) => `table/${answer.request_id}/?search=${'x'.repeat(n)}`],
    ['characters of a search in the overview', (n: number) => `overview/?search=${'x'.repeat(n)}`],
  ])('bites: %s', async (what, path) => {
    expect(await get(path(limit(what)))).toBe(200);
    expect(await get(path(limit(what) + 1))).toBe(400);
  });

  it('bites: the length of an own name', async () => {
    const named = (length: number): AnalysisIds =>
      answer.analysis_ids.map(([key, state]) => [key, { ...state, name: 'x'.repeat(length) }]);
    const most = limit("characters of an analysis's own name");
    const rename = async (length: number) =>
      (await post(`ids/${answer.request_id}/`, JSON.stringify(named(length)), 'application/json')).status;
    expect(await rename(most)).toBe(201);
    expect(await rename(most + 1)).toBe(400);
  });

  it('bites: the size of an uploaded file, in one sentence', { tags: ['long'] }, async () => {
    const most = limit('an uploaded file');
    const sent = await upload('targetnetworks', most);
    expect(await sent.text()).not.toContain('too large');
    const refused = await upload('targetnetworks', most + 1);
    expect([refused.status, await refused.text()]).toEqual([413, 'The uploaded file is too large.']);
  });

  it('bites: the size of a gene list', async () => {
    const most = limit('an uploaded gene list');
    expect((await upload('targetgenes', most)).status).not.toBe(413);
    const refused = await upload('targetgenes', most + 1);
    expect([refused.status, await refused.text()]).toEqual([413, 'The list x.txt is larger than 8 MB.']);
  });

  it('bites: the additional edge types', async () => {
    const most = limit('additional edge types of a query');
    const asked = async (count: number) =>
      (await ask(server, { query: 'ALF', edges: Array.from({ length: count }, (_, i) => `edge ${i}`) })).text();
    const sentence = `A query takes at most ${most} types of edges, with 200 characters each.`;
    expect(await asked(most)).not.toBe(sentence);
    expect(await asked(most + 1)).toBe(sentence);
  });

  it('bites: the number of files, and the size of other bodies', { tags: ['long'] }, async () => {
    const most = limit('files of a form');
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`file${i}`, { filename: 'x', text: 'x' }]));
    expect((await ask(server, { query: 'ALF', files: files(most) })).status).toBe(200);
    expect((await ask(server, { query: 'ALF', files: files(most + 1) })).status).toBe(413);
    const texts = limit('texts of a form together') - 'ALF'.length;
    const one = limit('a text of a form');
    const withTexts = async (length: number) => {
      const sizes = Array.from({ length: Math.ceil(length / one) }, (_, i) => Math.min(one, length - i * one));
      const fields = Object.fromEntries(sizes.map((size, i) => [`text${i}`, 'x'.repeat(size)]));
      const response = await ask(server, { query: 'ALF', fields });
      return [response.status, response.ok || (await response.text())];
    };
    expect(await withTexts(texts)).toEqual([200, true]);
    const isTooLarge = [413, 'The texts of the form are too large.'];
    expect(await withTexts(texts + 1)).toEqual(isTooLarge);
    expect(await withTexts(texts * 2)).toEqual(isTooLarge);
    const long = await ask(server, { query: 'ALF', fields: { edges: 'x'.repeat(one + 1) } });
    expect([long.status, await long.text()]).toEqual([413, 'The text of edges is too large: send a list as a file.']);
    const fields = limit('fields of a form');
    const urlEncoded = (count: number) =>
      fetch(`${server.url}/api/`, {
        method: 'POST',
        body: new URLSearchParams([['query', 'ALF'], ...Array.from({ length: count - 1 }, () => ['other', ''])]),
      });
    expect([(await urlEncoded(fields)).status, (await urlEncoded(fields + 1)).status]).toEqual([200, 413]);
    const body = limit('a body that is not a multipart form');
    const form = (length: number) =>
      post('', `query=ALF&x=${'x'.repeat(length - 12)}`, 'application/x-www-form-urlencoded');
    expect((await form(body)).status).toBe(200);
    const refused = await form(body + 1);
    expect([refused.status, await refused.text()]).toEqual([413, 'The request is too large.']);
  });

  it('is the one in the sources: TFs of the summary chart', () => {
    expect(limit('TFs in the summary chart')).toBe(summaryTfs);
  });
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  it('says in the same words for each call that an edition has no data', async () => {
    const edition = 'edition=narnia';
    writeFileSync(join(server.data, 'second.sqlite'), readFileSync(join(server.data, 'development.sqlite')));
    // A server looks at the folder once a second.
    await expect.poll(async () => (await fetch(`${server.url}/api/site/?${edition}`)).status).toBe(404);
    const paths = ['site/', 'list_download/Examples/', 'motif_enrichment/cluster_info.csv'];
    const answers = await Promise.all(paths.map((path) => fetch(`${server.url}/api/${path}?${edition}`)));
    answers.push(await ask(server, { query: 'ALF', fields: { targetgenes: 'Examples' } }, `?${edition}`));
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([404, 'There is no data set for the edition narnia.']);
    }
  });

  it('does not tell where a damaged data set is, and asks to come back', async () => {
    writeFileSync(join(server.data, 'second.sqlite'), 'no database');
    const answer = await fetch(`${server.url}/api/site/?edition=second`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('The data cannot be read or stored now; please try again in a moment.');
  });

  it('answers about an edition while the data set of another one is damaged', async () => {
    writeFileSync(join(server.data, 'second.sqlite'), 'no database');
    for (const path of ['site/', 'gene/AT1G00040/']) {
      expect((await fetch(`${server.url}/api/${path}?edition=development`)).status).toBe(200);
    }
  });

  it('takes a form that cannot be read for the mistake of who sent it', async () => {
    const post = (type: string, body: string) =>
      fetch(`${server.url}/api/`, { method: 'POST', headers: { 'Content-Type': type }, body });
    for (const [type, body] of [
      ['multipart/form-data', 'nothing'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\nALF'],
    ]) {
      const answer = await post(type, body);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringMatching(/^The form cannot be read: .+\.$/),
      ]);
    }
  });

  it('says what is wrong with a parameter or a field in a sentence', async () => {
    const sentence = async (path: string, init?: RequestInit) => {
      const answer = await fetch(`${server.url}/api/${path}`, init);
      return [answer.status, await answer.text()];
    };
    expect(await sentence(`overview/?search=${'x'.repeat(501)}`)).toEqual([
      400,
      'The parameter "search" must not have more than 500 characters.',
    ]);
    expect(await sentence('tfs/?all=foo')).toEqual([400, 'The parameter "all" must be an integer.']);
    expect(await sentence('analysis_enrichment/x/?level=gene')).toEqual([
      400,
      'The parameter "level" must be one of analysis, tf, family.',
    ]);
    const body = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    expect(await sentence('ids/x/', body)).toEqual([400, 'The body must be an array.']);
    expect(await sentence('key/%zz/')).toEqual([400, 'The address cannot be read: it has a broken % sign.']);
    const list = (genes: string) => sentence('gene-lists/', { ...body, body: `{"genes":${genes}}` });
    expect(await list('[[]]')).toEqual([400, 'The field "genes.0" must be a string.']);
    expect(await list('["AT1G00040",["x"]]')).toEqual([400, 'The field "genes.1" must be a string.']);
    expect(await list('"AT1G00040"')).toEqual([400, 'The field "genes" must be an array.']);
  });

  it('sends an error to read, not a file to keep', async () => {
    const answer = await fetch(`${server.url}/api/export/nothing.csv`);
    expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([404, null]);
  });

  it('answers one sentence for a call that there is not', async () => {
    const answer = await fetch(`${server.url}/api/nothing/here/`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
