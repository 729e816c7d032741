import type { ReleaseFile } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { fileSize, groupFiles, sumsOf } from '../../../src/features/downloads/releases.ts';

const file = (name: string, rows: number | null = null): ReleaseFile => ({
  ...{ name, rows, title: name, description: '', media: 'text/plain', bytes: 1 },
  sha256: name.length.toString(16).padStart(64, '0'),
});

const files = [
  file('genes.csv.gz', 4),
  file('genes.parquet', 4),
  file('sets.gmt', 9),
  file('alone.parquet', 5),
  file('edges.parquet', 30),
  file('edges.csv.gz', 30),
  file('SHA256SUMS'),
];

describe('the files of a release', () => {
  it('are paired by table, the largest first; others follow by their rows', () => {
    const { tables, others } = groupFiles(files);
    expect(tables.map(({ parquet, csv }) => [parquet.name, csv.name])).toEqual([
      ['edges.parquet', 'edges.csv.gz'],
      ['genes.parquet', 'genes.csv.gz'],
    ]);
    expect(others.map(({ name }) => name)).toEqual(['sets.gmt', 'alone.parquet', 'SHA256SUMS']);
  });

  it('are listed with their hashes, without the list itself', () => {
    const lines = sumsOf(files).split('\n');
    expect(lines).toHaveLength(files.length - 1);
    expect(lines[0]).toMatch(/^0{62}0c {2}genes\.csv\.gz$/);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [99_949, '99.9 kB'],
    [99_950, '100 kB'],
    [999_400, '999 kB'],
    [999_600, '1.0 MB'],
    [12_876_992, '12.9 MB'],
    [2_500_000_000_000, '2500 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
