import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Files } from '../folders.ts';
import { importFiles } from './importFiles.ts';

describe('motif tables', () => {
  it('add the counts of the same gene, region and motif', async () => {
    const { contents, report } = await importFiles({
      'motifs.csv': 'A3,CDS,m,1\nA1,CDS,m,2\nA3, CDS ,m,4.0\nA2,CDS,m,0\nB1,CDS,m,1\n"A1",CDS,"m,2",7\n',
    });
    expect(contents.motifs.cluster).toEqual([
      { region: 'CDS', motif: 'm', genes: Uint32Array.of(0, 2), counts: Uint32Array.of(2, 5) },
      { region: 'CDS', motif: 'm,2', genes: Uint32Array.of(0), counts: Uint32Array.of(7) },
    ]);
    expect(report.files.find(({ kind }) => kind === 'motifs')?.skipped).toEqual([
      { reason: 'count of 0', count: 1, examples: ['A2'] },
      { reason: 'gene not in the annotation', count: 1, examples: ['B1'] },
    ]);
  });

  it.each([
    ['plain', '\n', false],
    ['plain with CR', '\r', false],
    ['gzipped', '\n', true],
    ['gzipped with CRLF', '\r\n', true],
  ])('of several megabytes read the same whatever they are stored as: %s', async (_, lineEnd, isZipped) => {
    const rows = Array.from({ length: 200_000 }, (_row, i) => `A${(i % 3) + 1},region${i % 7},motif${i % 11},1`);
    const text = `${rows.join(lineEnd)}${lineEnd}A1,région,café,5`;
    const file: Files = isZipped ? { 'motifs.csv.gz': gzipSync(text) } : { 'motifs.csv': text };
    const { contents, report } = await importFiles(file);
    const hits = contents.motifs.cluster.flatMap(({ counts }) => [...counts]).reduce((a, b) => a + b, 0);
    expect(hits).toBe(200_005);
    expect(contents.motifs.cluster.at(-1)).toMatchObject({ region: 'région', motif: 'café' });
    expect(report.files.find(({ kind }) => kind === 'motifs')).toMatchObject({ rows: 200_001, skipped: [] });
  });

  it('name the line of a fault deep inside', async () => {
    const text = `${'A1,CDS,m,1\n'.repeat(150_000)}A1,CDS,m,x\n`;
    const files = { 'motifs.csv.gz': gzipSync(text) };
    await expect(importFiles(files)).rejects.toThrow(
      'motifs.csv.gz, line 150001: the count "x" is not a whole number',
    );
  });
});
