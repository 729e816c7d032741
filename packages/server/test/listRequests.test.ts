import * as contract from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { addressOf } from '@trellis/contract';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryAnswer } from './messages.ts';
import { ask as query, fixture, startServer, type TestServer } from './testServer.ts';

interface Description {
  readonly id: string;
}

describe('a stored gene list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const post = async (body: unknown, search = '?edition=development') => {
    const answer = await fetch(`${server.url}/api/gene-lists/${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };

  const store = async (body: unknown): Promise<Description> => {
    const { status, text } = await post(body);
    expect([status, text]).toEqual([200, expect.anything()]);
    return JSON.parse(text) as Description;
  };

  /** The answer of a route about a list, after a comparison with its schema. */
  async function read(route: contract.Route, id: string, search: Parameters<typeof addressOf>[2] = {}) {
    const answer = await fetch(server.url + addressOf(route, { id }, search));
    const message: unknown = await answer.json();
    const [, errors] = Schema.Errors(JSON.parse(JSON.stringify(schemasOf(route).answer)), message);
    expect([answer.status, errors]).toEqual([200, []]);
    return message;
  }

  const genes = ['at1g00040', 'NRX1', 'OLD1', 'AT1G00120', 'nothing'];

  it('is described when it is stored, and from then on', async () => {
    const described = await store({ genes, name: ' My genes ' });
    expect(described).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      edition: 'development',
      name: 'My genes',
      has_background: false,
      result: null,
      N: 11,
      given: 5,
      n_list: 3,
      n_universe: 2,
      aliases: [{ name: 'NRX1', id: expect.any(String) }],
      unknown: ['nothing'],
      genes: expect.arrayContaining([
        { id: 'AT1G00120', symbol: expect.any(String), full_name: expect.any(String), in_universe: false },
      ]),
    });
    expect(await read(contract.readGeneList, described.id)).toEqual(described);
  });

  it('answers like the calls that name their genes', async () => {
    const { id } = await store({
      list: 'Examples',
      part: 'red',
      background: ['AT1G00040', 'AT1G00060', 'AT1G00070'],
    });
    const answer = await fetch(`${server.url}/api/regulators/?edition=development`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        list: 'Examples',
        part: 'red',
        background: ['AT1G00040', 'AT1G00060', 'AT1G00070'],
        library: 'all_dap',
      }),
    });
    expect(await read(contract.readListRegulators, id, { library: 'all_dap' })).toEqual(await answer.json());
  });

  it('says which of its genes analyses target', async () => {
    const { id } = await store({ genes: ['AT1G00040', 'AT1G00060', 'AT1G00070'] });
    expect(await read(contract.readListTargets, id, { analyses: [2, 1] })).toMatchObject({
      analyses: [
        { id: 2, genes: ['AT1G00040', 'AT1G00060'] },
        { id: 1, genes: expect.arrayContaining(['AT1G00040']) },
      ],
    });
  });

  it('takes the background of the result that it comes from', async () => {
    const file = { filename: 'own.txt', text: 'AT1G00040\nAT1G00050\n' };
    const form = { query: 'ALF', files: { backgroundgenes: file } };
    const { request_id: result } = (await (await query(server, form)).json()) as QueryAnswer;
    expect(await store({ genes: ['AT1G00040'], result })).toMatchObject({ result, N: 2, has_background: true });
    const { id } = await store({ genes: ['AT1G00040'], result });
    const background = await fetch(`${server.url}/api/gene-lists/${id}/background/`);
    expect(await background.text()).toBe('AT1G00040\nAT1G00050\n');
    expect(await store({ genes: ['AT1G00040'], result, background: ['AT1G00040'] })).toMatchObject({ N: 1 });
  });

  it('is no query, and a query is no gene list', async () => {
    const { id } = await store({ genes });
    const { request_id: result } = (await (await query(server, { query: 'ALF' })).json()) as QueryAnswer;
    for (const address of [`/api/summary/${id}/`, `/api/gene-lists/${result}/`, '/api/gene-lists/nothing/']) {
      const answer = await fetch(server.url + address);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is no request')]);
    }
  });

  it.each([
    [{}, 400, 'The field "genes" is missing'],
    [{ genes: ['x', 'y'] }, 400, 'The list has 2 names, none of them a gene of this edition'],
    [{ list: 'nothing' }, 404, 'There is no predefined list "nothing".'],
    [{ genes: ['AT1G00040'], result: 'nothing' }, 404, 'There is no request nothing.'],
    [{ genes: ['AT1G00040'], name: 'n'.repeat(201) }, 400, 'name'],
  ])('is refused for %j', async (body, status, sentence) => {
    expect(await post(body)).toEqual({ status, text: expect.stringContaining(sentence) });
  });

  it('can hold every gene of an edition, and a background of the same size', { tags: ['long'] }, async () => {
    const all = Array.from({ length: 60_000 }, (_, i) => `LOC_Os${String(i).padStart(8, '0')}`);
    expect(await store({ genes: [...all, 'AT1G00040'], background: [...all, 'AT1G00040'] })).toMatchObject({
      N: 1,
      given: 60_001,
    });
  });
});
