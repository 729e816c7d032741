import { describe, expect, it } from 'vitest';
import { listCalls, listViews, questionNamed } from '../../src/index.ts';

const about = (count: number) => ({ requested: { genes: Array.from({ length: count }, (_, i) => `AT1G${i}`) } });
const isQuick = (name: string, options: object) => questionNamed(name).isQuick(options);

describe('a question about genes', () => {
  it('is quick with the genes of an experiment, and not with those of a genome', () => {
    expect(isQuick('listOrthologs', about(500))).toBe(true);
    expect(isQuick('listOrthologs', about(30_000))).toBe(false);
    expect(isQuick('listOrthologs', { requested: { genes: [], background: about(30_000).requested.genes } })).toBe(
      false,
    );
  });

  it('is quick with a short query, and not with a long one', () => {
    expect(isQuick('translation', { query: 'NLP7' })).toBe(true);
    expect(isQuick('translation', { query: 'NLP7 or '.repeat(1000) })).toBe(false);
    expect(isQuick('listRegulators', about(1))).toBe(false);
  });

  it('has one name, and one way to it', () => {
    expect(listCalls.map(({ name }) => questionNamed(name))).toEqual(listCalls);
    const routes = listCalls.flatMap(({ route, stored }) => [route, stored]).filter((route) => route !== undefined);
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
    expect(() => questionNamed('none')).toThrow('there is no question none');
  });
});

describe('a view of a gene list', () => {
  it.each(listViews)('$name answers with JSON and CSV, for a list of a call and for a stored one', (view) => {
    expect(view.calls.map(({ route }) => route)).toEqual([view.route, view.csv]);
    for (const { stored } of view.calls) expect(stored?.path).toMatch(/^\/api\/gene-lists\/:id\//);
    for (const { table } of view.tables) expect(new Set(table.headings).size).toBe(table.headings.length);
  });
});
