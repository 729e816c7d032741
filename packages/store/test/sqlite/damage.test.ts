import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/index.ts';
import { Database } from '../../src/sqlite/driver.ts';
import { makeContents } from '../makeContents.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Writes a sound data set, lets `spoil` change its file, and returns what check says. */
async function checkAfter(spoil: (path: string) => void | Promise<void>): Promise<string[]> {
  const folder = await temporaryFolder();
  const { datasets } = await openStore(folder);
  await datasets.replace(makeContents());
  await spoil(join(folder, 'mini.sqlite'));
  return (await datasets.check('mini')).map((fault) => fault.replace(folder, 'FOLDER'));
}

const run = (sql: string) => (path: string) => {
  const database = new Database(path);
  database.exec(sql);
  database.close();
};

describe('check on SQLite', () => {
  it.each([
    ["update analysis set targets = x'0101' where id = 1", 'analysis 1: the content does not match its hash'],
    ['update analysis set pvalue = zeroblob(16) where id = 7', 'analysis 7: the content does not match its hash'],
    ["update analysis set metadata = '[]' where id = 7", 'analysis 7: the content does not match its hash'],
    [
      "update edge_type set directed = 0 where name = 'bound'",
      'edge type "bound": the content does not match its hash',
    ],
    [
      "update motif_column set counts = x'01' where kind = 'individual' and region = 'CDS'",
      'individual motif "A1_m" in CDS: the content does not match its hash',
    ],
    [
      "update motif_column set hit_count = 9 where kind = 'cluster'",
      'cluster motif "c1" in CDS: 9 hits are recorded, but there are 301',
    ],
    ['update dataset set interactions = 5', '5 interactions are recorded, but there are 4'],
    ['update dataset set edges = 1', '1 edges are recorded, but there are 5'],
    ['delete from analysis where id = 1', '2 analyses are recorded, but there are 1'],
    ["delete from gene where gene_id = 'A4'", '4 genes are recorded, but there are 3'],
    ["update gene set gene_id = 'Z' where gene_id = 'A1'", 'genes: "A2" is out of order or duplicated'],
    ["update gene set name = 'x' where gene_id = 'A1'", 'the content does not match its version'],
    ["update document set text = 'A3 A4'", 'the content does not match its version'],
    ['update alias set gene = 2', 'the content does not match its version'],
    ["update dataset set label = 'x'", 'the content does not match its version'],
    ["update dataset set edition = 'rice'", 'the data set says that it is of the edition "rice"'],
    ['delete from dataset', 'FOLDER/mini.sqlite holds no data set'],
    ['drop table kysely_migration', 'FOLDER/mini.sqlite is not a store of Trellis'],
    ['delete from kysely_migration', 'FOLDER/mini.sqlite is not a store of Trellis'],
    [
      "insert into kysely_migration values ('9999-later', '2999')",
      'FOLDER/mini.sqlite was written by a newer version of Trellis: use that version',
    ],
  ])('finds: %s', async (sql, fault) => {
    const faults = await checkAfter(run(sql));
    expect(faults[0]).toBe(fault);
  });

  it('finds a flipped bit in any packed column', async () => {
    const contents = makeContents();
    const [, second] = contents.analyses;
    const figures = Buffer.from(second.log2fc?.buffer ?? new ArrayBuffer(0));
    const faults = await checkAfter(async (path) => {
      const bytes = await readFile(path);
      const at = bytes.indexOf(figures.subarray(0, 8));
      expect(at).toBeGreaterThan(0);
      bytes[at] ^= 1;
      await writeFile(path, bytes);
    });
    expect(faults).toEqual(['analysis 7: the content does not match its hash']);
  });

  it.each([
    ['no SQLite file', Buffer.from('this is a text, and a rather long one at that'.repeat(30))],
    ['empty', Buffer.alloc(0)],
  ])('says that a file is %s', async (_, bytes) => {
    const faults = await checkAfter((path) => writeFile(path, bytes));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^FOLDER\/mini\.sqlite is not (an SQLite file|a store of Trellis)$/);
  });

  it('says that a file is cut', async () => {
    const faults = await checkAfter(async (path) => writeFile(path, (await readFile(path)).subarray(0, 9000)));
    expect(faults).not.toEqual([]);
  });

  it('finds nothing in a sound file', async () => {
    expect(await checkAfter(() => undefined)).toEqual([]);
  });
});
