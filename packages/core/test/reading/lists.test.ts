import { describe, expect, it } from 'vitest';
import { noGenes, readTextFile } from '../../src/reading/index.ts';
import { codesOf, describeGarden, garden, ids, rolesOf } from './garden.ts';

const five = ids.slice(10, 15);
const genesIn = (content: string | Uint8Array): readonly string[] =>
  describeGarden(content, { wanted: 'list' }).lists?.flatMap(({ genes }) => genes) ?? [];

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
}

describe('a list of genes', () => {
  it('counts a name once, in whatever case it is written, and a symbol besides the id', () => {
    const names = [ids[0], 'HY5', ids[0].toLowerCase(), 'hy5', 'nothing', 'Nothing', ids[12].toLowerCase(), ids[12]];
    expect(readTextFile(names.join('\n'), { name: 'x.txt', genes: garden, wanted: 'list' }).given).toBe(4);
  });

  it.each([
    ['of any names', noGenes],
    ['of known genes', garden],
  ])('has no name for empty cells, however many there are: %s', (_, genes) => {
    const rows = five.map((id) => `${id},1`);
    const text = ['gene,score', ',2', rows[0], ',3', ',4', ...rows.slice(1), ',5'].join('\n');
    const { given, lists = [] } = readTextFile(text, { name: 'x.csv', wanted: 'list', genes });
    expect(lists.map(({ names }) => names)).toEqual([five]);
    expect(given).toBe(5);
  });

  it.each([
    ['lines', five.join('\n')],
    ['CR', five.join('\r')],
    ['a byte order mark before each', five.map((id) => `\uFEFF${id}`).join('\n')],
    ['zero-width blanks', five.map((id) => `${id}\u200B`).join('\n')],
    ['lower case and blanks', five.map((id) => `${id.toLowerCase()} \t`).join('\n')],
    ['one line of commas', five.join(', ')],
    ['slashes', five.join('/')],
    ['three slashes', five.join('///')],
    ['symbols behind bars', five.map((id, i) => `${id}|SYM${i}`).join('\n')],
    ['bullets', five.map((id) => `• ${id}`).join('\n')],
    ['numbers of a list', five.map((id, i) => `${i + 1}. ${id}`).join('\n')],
    ['curly quotes', five.map((id) => `“${id}”`).join('\n')],
    ['a vector of R', `c("${five.join('", "')}")`],
    ['a list of Python', `genes = ['${five.join("', '")}']`],
    ['a printed vector', `[1] "${five.slice(0, 3).join('" "')}"\n[4] "${five.slice(3).join('" "')}"`],
    ['prefixes', five.map((id, i) => `${['gene:', 'gene-', 'ID=', 'ath:', 'locus:'][i]}${id}`).join('\n')],
    [
      'suffixes',
      five.map((id, i) => `${id}${['.1', '.TAIR10', '.Araport11.447', '.1-Protein', '.2.TAIR10'][i]}`).join('\n'),
    ],
    ['STRING', five.map((id) => `3702.${id}.1`).join('\n')],
    ['a heading that is a symbol', `ID\n${five.join('\n')}`],
    ['a heading behind #', `#Gene\n${five.join('\n')}`],
    [
      'a table with texts',
      `Locus\tDescription\n${five.map((id) => `${id}\tbinds HY5 in cold, PIF4 too`).join('\n')}`,
    ],
    ['UTF-16', utf16(`\uFEFFgene\r\n${five.join('\r\n')}`, true)],
    ['UTF-16 with the high byte first', utf16(`\uFEFF${five.join('\n')}`, false)],
  ])('is read from %s', (_, content) => {
    expect(genesIn(content)).toEqual(five);
  });

  it('keeps a symbol with a semicolon, and splits joined ids', () => {
    expect(genesIn(`PIP2;8\n${ids[4]};${ids[5]}`)).toEqual([ids[2], ids[4], ids[5]]);
  });

  it('never has a date as a gene', () => {
    const read = describeGarden('HY5\n3-Sep\nMar-01\n2022-09-03\nPIF4');
    expect(read).toMatchObject({ genes: 2, unknown: ['3-Sep', 'Mar-01', '2022-09-03'] });
    expect(codesOf(read.notes)).toContain('dates');
  });

  it('says which ids it read as others', () => {
    const read = describeGarden(`${ids[4]}.2\ngene:${ids[5]}\nOs01t0100100-01\nTWIN`);
    expect(read.genes).toBe(3);
    expect(codesOf(read.notes).sort()).toEqual(['ambiguous_names', 'converted_ids', 'decorated_ids', 'transcripts']);
  });

  it('is named by lines that start with >, and skips comments', () => {
    const { lists } = describeGarden(`; mine\n>one\n${ids[1]}\n>two\n# remark\n${ids[2]} # why\n${ids[3]}\n`);
    expect(lists).toEqual([
      { name: 'one', genes: [ids[1]] },
      { name: 'two', genes: [ids[2], ids[3]] },
    ]);
  });

  it.each([
    ['GMT', `UP\tna\t${ids[0]}\t${ids[1]}\t${ids[2]}\nDOWN\thttp://x.org\t${ids[3]}\t${ids[4]}\n`],
    ['GMX', `UP\tDOWN\nna\tna\n${ids[0]}\t${ids[3]}\n${ids[1]}\t${ids[4]}\n${ids[2]}\t\n`],
    [
      'a column of lists',
      `Gene\tList\n${[0, 1, 2, 3, 4].map((i) => `${ids[i]}\t${i < 3 ? 'UP' : 'DOWN'}`).join('\n')}\n`,
    ],
    [
      'terms with joined genes',
      `Description,p.adjust,geneID\nUP,0.01,${ids[0]}/${ids[1]}/${ids[2]}\nDOWN,0.02,${ids[3]}/${ids[4]}\n`,
    ],
  ])('is one of several in %s', (_, content) => {
    const { lists, kind } = describeGarden(content);
    expect(kind).toBe('list');
    expect(lists).toEqual([
      { name: 'UP', genes: ids.slice(0, 3) },
      { name: 'DOWN', genes: ids.slice(3, 5) },
    ]);
  });

  it('takes ids before symbols, and labels are no genes', () => {
    const read = describeGarden(`Symbol\tAGI\nHY5\t${ids[20]}\nPIF4\t${ids[21]}\n`);
    expect(rolesOf(read)).toEqual({ Symbol: 'label', AGI: 'gene' });
    expect(read.lists?.[0].genes).toEqual([ids[20], ids[21]]);
  });
});

describe('a file is refused', () => {
  it.each([
    ['', 'empty_file', 'x.txt is empty.'],
    ['\uFEFF\r\n', 'empty_file', 'x.txt is empty.'],
    ['gene,log2FC,padj\n', 'empty_file', 'x.txt has a heading and no rows.'],
    [`>${ids[0]}.1 | x\nMSTNPKPQRKTKRNTNRRPQDVKFPGG\n`, 'unsupported_file', 'FASTA'],
    ['##gff-version 3\nChr1\tx\tgene\t1\t9\t.\t+\t.\tID=a\n', 'unsupported_file', 'GFF'],
    [`1\tx\texon\t1\t9\t.\t+\t.\tgene_id "${ids[0]}";\n`, 'unsupported_file', 'GTF'],
    ['{\\rtf1\\ansi AT1G10000}', 'unsupported_file', 'RTF'],
    ['%PDF-1.4\n', 'unsupported_file', 'PDF'],
    ['<html><table></table></html>', 'unsupported_file', 'HTML'],
    ['\u00d0\u00cf\u0011\u00e0', 'no_known_genes', ''],
    ['Chr1\t100\t900\nChr2\t100\t1900\n', 'peaks_without_genes', 'x.txt has regions but no genes'],
    ['Zm00001eb030000\nZm00001eb030011\n', 'no_known_genes', 'B73 ids of version 5. Ids look like AT1G'],
  ])('%j', (content, code, sentence) => {
    const { error } = describeGarden(content);
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(sentence);
    expect(error?.message.length).toBeLessThanOrEqual(300);
  });

  it('that is an old workbook', () => {
    const { error } = describeGarden(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), { name: 'x.xls' });
    expect(error?.message).toBe('x.xls is an old or locked workbook. Save it as xlsx or CSV.');
  });
});

describe('a list with other things around its names', () => {
  const wanted = ids.slice(10, 20);

  it.each([
    ['numbers of lines', wanted.map((id, i) => `${i + 1}. ${id}`).join('\n')],
    ['what pandas prints', `${wanted.map((id, i) => `${i}    ${id}`).join('\n')}\nName: gene, dtype: object`],
    [
      'symbols before ids',
      ids
        .slice(0, 10)
        .map((id) => `${id === ids[0] ? 'HY5' : id} (${id})`)
        .join('\n'),
    ],
  ])('as %s has its genes', (_, content) => {
    expect(describeGarden(content)).toMatchObject({ kind: 'list', genes: 10, unknown_count: 0 });
  });

  it('can be columns of different lengths whose names are symbols as well', () => {
    const rows = wanted.map((id, i) => `${id}\t${i < 4 ? ids[20 + i] : ''}`).join('\n');
    const { lists } = describeGarden(`early\tlate\n${rows}`);
    expect(lists?.map(({ name, genes }) => [name, genes.length])).toEqual([
      ['early', 10],
      ['late', 4],
    ]);
  });
});
