import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRows } from '../../src/formats/delimited/splitRows.ts';
import { readTextFile } from '../../src/reading/index.ts';
import { LargeText } from '../../src/reading/largeText.ts';
import { FileText } from '../../src/reading/fileText.ts';
import { garden, ids } from './garden.ts';

const read = (content: string, name = 'x.tsv') => readTextFile(content, { name, genes: garden });
const repeated = (count: number, row: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => row(i)).join('\n');
/** Rows of a text that is not split at once. */
const many = 40_000;

describe('a large text', () => {
  it('of edges has the edges, in their order, and what repeats them', { tags: ['long'] }, () => {
    const row = (i: number) => `${ids[i % 7]}\tgene${Math.floor(i / 2)}\t${i / 100}`;
    const content = `TF\ttarget\tweight\n${repeated(many, row)}\n`;
    const large = read(content);
    expect(large.rows).toBe(many);
    expect(large.edges).toHaveLength(many);
    expect(large.edges?.at(-1)).toMatchObject({
      source: ids[(many - 1) % 7],
      target: `gene${many / 2 - 1}`,
      score: 399.99,
    });
    const doubled = read(`${content}${repeated(many, (i) => `${row(i)}9`)}`);
    expect(doubled.edges).toHaveLength(many);
    expect(doubled.edges?.at(5)?.score).toBe(0.059);
    expect(doubled.notes.find(({ code }) => code === 'duplicate_edges')?.text).toMatch(/^40,000 lines repeat/);
  });

  it.each([
    ['plain', (cell: string) => cell],
    ['quoted', (cell: string) => `"${cell}"`],
  ])('with %s cells has the changes of the genes, a title and footnotes', (_, quoted) => {
    const row = (i: number) => [ids[i % 30], String((i % 5) - 2), i < 30 ? '0.001' : '0.5'].map(quoted).join(',');
    const content = (count: number) =>
      `Table 1. Genes\n\n# no row\ngene,log2FC,padj\n${repeated(count, row)}\n\nTable note: FDR\n`;
    const [large, small] = [read(content(many), 'x.csv'), read(content(90), 'x.csv')];
    expect(large.rows).toBe(many);
    expect(large.analysis).toEqual(small.analysis);
    expect(large.format).toEqual(small.format);
    expect(large.firstRows).toEqual(small.firstRows);
  });

  it('is refused at the row that has more cells than the others', () => {
    const content = `TF\ttarget\tweight\n${repeated(many, (i) => `${ids[0]}\tg${i}\t1${i === 31_234 ? '\t2' : ''}`)}`;
    expect(read(content).error).toMatchObject({ code: 'uneven-rows', line: 31_236 });
  });

  it('with separators inside quotes is split as a small one', () => {
    const content = `gene,text,log2FC,padj\n${repeated(many, (i) => `${ids[i % 30]},"a, b",2,0.001`)}`;
    expect(read(content, 'x.csv').analysis).toHaveLength(30);
  });

  it('of one column is a list', () => {
    expect(
      read(
        repeated(80_000, (i) => ids[i % 40]),
        'x.txt',
      ).lists?.[0].genes,
    ).toHaveLength(40);
  });

  it('has the rows of the reader of small ones, with blank lines and comments', () => {
    const cell = fc.constantFrom('AT1G01010', '', ' x ', '-1.5', 'a b', '0', '"q"', '" q r "', '\u00a0n');
    const line = fc.oneof(
      fc.array(cell, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(['# no', 'row'], ['', ''], [' ']),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.boolean(), (lines, isEnded) => {
        const text = lines.map((cells) => cells.join('\t')).join('\n') + (isEnded ? '\n' : '');
        const rows: { cells: string[]; line: number }[] = [];
        splitRows(text, { separator: '\t', quote: true, comment: '#', name: 'x' }, (cells, at) =>
          rows.push({ cells, line: at }),
        );
        const ascii = FileText.ofAscii(new TextEncoder().encode(text));
        for (const content of [new FileText(text), ...(ascii ? [ascii] : [])]) {
          const large = new LargeText(content, '\t', text.includes('"'));
          expect(Array.from({ length: large.count }, (_, i) => large.row(i))).toEqual(rows);
          expect(rows.map((row) => large.indexOfLine(row.line))).toEqual(rows.map((_, i) => i));
          const visited: typeof rows = [];
          large.each({ from: 0, to: large.count }, ({ cells, line }) => visited.push({ cells: [...cells], line }));
          expect(visited).toEqual(rows);
          const texts: (readonly string[])[] = [];
          const used = { columns: [0, 2], figures: [] };
          large.each({ from: 0, to: large.count, ...used }, ({ cells }) => texts.push([cells[0], cells[2] ?? '']));
          expect(texts).toEqual(rows.map(({ cells }) => [cells[0], cells[2] ?? '']));
        }
      }),
      { numRuns: 300 },
    );
  });
});
