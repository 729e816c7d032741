import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallFolder } from './folder.ts';
import { importFiles } from './importFiles.ts';

describe('text files', () => {
  const lf = smallFolder['annotation.csv'];

  it.each([
    ['a byte order mark', `\ufeff${String(lf)}`],
    ['CRLF line ends', String(lf).replaceAll('\n', '\r\n')],
    ['CR line ends', String(lf).replaceAll('\n', '\r')],
    ['no line end after the last line', String(lf).trimEnd()],
    ['gzip under a plain name', gzipSync(lf)],
  ])('may have %s', async (_, text) => {
    const { contents } = await importFiles({ 'annotation.csv': text });
    expect(contents.genes).toEqual((await importFiles({})).contents.genes);
  });

  it('of lists and networks are kept whole, with LF line ends', async () => {
    const { contents } = await importFiles({
      'gene_lists/B.x.txt': '\ufeff>one\r\nA1\r\n\r\nnot a gene\r\n',
      'gene_lists/A.txt.gz': gzipSync('A1\rA2'),
      'gene_lists/.hidden': '\0',
      'target_networks/N.tsv': 'A1\tA2\n',
    });
    expect(contents.lists).toEqual([
      { name: 'A', text: 'A1\nA2' },
      { name: 'B', text: '>one\nA1\n\nnot a gene\n' },
    ]);
    expect(contents.networks).toEqual([{ name: 'N', text: 'A1\tA2\n' }]);
  });
});
