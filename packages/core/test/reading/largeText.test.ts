import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRows } from '../../src/formats/delimited/splitRows.ts';
import { geneNames } from '../../src/dataset/index.ts';
import { readBytes, readTextFile, type KnownGenes } from '../../src/reading/index.ts';
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
    expect(large.edges?.at(many - 1)).toMatchObject({
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

  it.each([
    ['short', (i: number) => `AT1G${10_000 + i}`],
    ['long', (i: number) => `Zm00001d0${10_000 + i}`],
    ['such that some mean something else', (i: number) => (i % 7 === 3 ? `MAR${i + 1}` : `AT1G${10_000 + i}`)],
  ])('of genes whose ids are %s means what it means when its rows are split (property)', (_, idOf) => {
    const genes = Array.from({ length: 60 }, (__, i) => ({ id: idOf(i), name: i === 5 ? 'HY5' : '' }));
    const known: KnownGenes = {
      ids: genes.map(({ id }) => id),
      names: geneNames(genes, [
        ['TWIN', 4],
        ['TWIN', 6],
      ]),
      isTf: () => false,
    };
    const anyName = fc.oneof(
      fc.nat(70).map(idOf),
      fc.nat(70).map((i) => idOf(i).toLowerCase()),
      fc.nat(70).map((i) => `${idOf(i)}.1`),
      fc.constantFrom('HY5', 'hy5', 'TWIN', 'nothing', 'NA', '3-Sep', `${idOf(1)};${idOf(2)}`),
    );
    const names = fc.array(fc.tuple(anyName, fc.integer({ min: -5, max: 5 }), fc.nat(100)), { minLength: 40 });
    fc.assert(
      fc.property(names, (given) => {
        const row = (i: number) => {
          const [name, change, p] = given[(i * 31) % given.length];
          return `${name},${change},${p / 100}`;
        };
        const content = `gene,log2FC,padj\n${repeated(many, row)}\n`;
        // A sign beyond ASCII: the rows are then split as texts.
        const [byBytes, byTexts] = [content, `# é\n${content}`].map((text) =>
          readBytes(new TextEncoder().encode(text), { name: 'x.csv', genes: known, wanted: 'analysis' }),
        );
        const { format, ...rest } = byTexts;
        expect(byBytes).toEqual({ ...rest, format: { ...format, heading: 1 } });
      }),
      { numRuns: 3 },
    );
  });

  it('is refused at the row that has more cells than the others', () => {
    const content = `TF\ttarget\tweight\n${repeated(many, (i) => `${ids[0]}\tg${i}\t1${i === 31_234 ? '\t2' : ''}`)}`;
    expect(read(content).error).toMatchObject({ code: 'uneven-rows', line: 31_236 });
  });

  it('with separators inside quotes is split as a small one', () => {
    const content = `gene,text,log2FC,padj\n${repeated(many, (i) => `${ids[i % 30]},"a, b",2,0.001`)}`;
    expect(read(content, 'x.csv').analysis?.genes).toHaveLength(30);
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
