import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../messages.ts';
import { ask, fixture, startServer, type Asked, type TestServer } from '../../testServer.ts';

/** A table with the genes near to peaks and those far away, of which a user has chosen the second column. */
const peaks = ['peak,near_gene,far_gene', 'p1,AT1G00010,AT1G00040', 'p2,AT1G00020,AT1G00050', 'p3,AT1G00030,unknown'];
const chosen = { '2': 'ignored', '3': 'gene' };

describe('genes of an input, as the query has read it', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
  });
  afterAll(() => server.stop());

  const submit = async (asked: Asked): Promise<QueryAnswer> =>
    (await (await ask(server, asked)).json()) as QueryAnswer;

  /** A query with the table as one of its inputs. */
  const withTable = (input: 'targetgenes' | 'backgroundgenes') =>
    submit({
      query: 'all_tfs',
      fields: { chosen: JSON.stringify({ [input]: chosen }) },
      files: { [input]: { filename: 'peaks.csv', text: peaks.join('\n') } },
    });

  async function genesOf(id: string, search: string): Promise<[number, string]> {
    const answer = await fetch(`${server.url}/api/inputs/${id}/genes.txt?${search}`);
    return [answer.status, await answer.text()];
  }

  it.each(['targetgenes', 'backgroundgenes'] as const)('are those of the chosen column of %s', async (input) => {
    const { request_id: id, request } = await withTable(input);
    expect(request[input]).toMatchObject({ genes: 3, known: 2 });
    expect(await genesOf(id, `input=${input}`)).toEqual([200, 'AT1G00040\nAT1G00050\n']);
  });

  it('are the background of a gene list from the result', async () => {
    const { request_id: result } = await withTable('backgroundgenes');
    const answer = await fetch(`${server.url}/api/gene-lists/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ genes: ['AT1G00040', 'AT1G00010'], result }),
    });
    expect(await answer.json()).toMatchObject({ has_background: true, N: 2, n_list: 2, n_universe: 1 });
  });

  it('are those of one of several target lists, by its name', async () => {
    const text = '>first\nAT1G00040\n>second\nAT1G00050\nAT1G00010\n';
    const { request_id: id } = await submit({
      query: 'all_tfs',
      files: { targetgenes: { filename: 'lists.txt', text } },
    });
    expect(await genesOf(id, 'input=targetgenes&list=second')).toEqual([200, 'AT1G00010\nAT1G00050\n']);
    expect(await genesOf(id, 'input=targetgenes')).toEqual([200, 'AT1G00040\n']);
  });

  it.each([
    ['input=backgroundgenes', 404, 'The request has no such input: backgroundgenes.'],
    ['input=targetgenes&list=third', 404, 'The request has no such input: targetgenes "third".'],
    ['input=filtertfs', 400, 'input'],
    ['', 400, 'input'],
  ])('are refused for "%s"', async (search, status, sentence) => {
    const { request_id: id } = await submit({ query: 'ALF' });
    expect(await genesOf(id, search)).toEqual([status, expect.stringContaining(sentence)]);
  });
});
