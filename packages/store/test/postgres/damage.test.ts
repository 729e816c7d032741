import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/index.ts';
import { hasPostgres } from '../../../../scripts/rig/testDatabases.ts';
import { temporaryDatabase } from '../engines.ts';
import { makeContents } from '../makeContents.ts';

/** Writes a sound data set, runs `statement` in its schema, and returns what check says. */
async function checkAfter(statement: string): Promise<string[]> {
  const place = await temporaryDatabase();
  const { datasets, close } = await openStore(place);
  await datasets.replace(makeContents());
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query(`set search_path to mini; ${statement}`);
  await client.end();
  const faults = await datasets.check('mini');
  await close();
  return faults.map((fault) => fault.replace(/PostgreSQL at [^ ]+\/\w+/, 'PLACE'));
}

describe.skipIf(!hasPostgres)('check on PostgreSQL', () => {
  it.each([
    ["update analysis set targets = '\\x0101' where id = 1", 'analysis 1: the content does not match its hash'],
    [
      'update analysis set pvalue = set_byte(pvalue, 3, get_byte(pvalue, 3) # 1) where id = 7',
      'analysis 7: the content does not match its hash',
    ],
    [
      "update motif_column set hit_count = 9 where kind = 'cluster'",
      'cluster motif "c1" in CDS: 9 hits are recorded, but there are 301',
    ],
    ['update dataset set interactions = 5', '5 interactions are recorded, but there are 4'],
    ['delete from analysis where id = 1', '2 analyses are recorded, but there are 1'],
    ["update gene set name = 'x' where gene_id = 'A1'", 'the content does not match its version'],
    ["update document set text = 'A3 A4'", 'the content does not match its version'],
    ["update dataset set edition = 'rice'", 'the data set says that it is of the edition "rice"'],
    ['delete from dataset', 'PLACE, schema mini, holds no data set'],
    ['drop table kysely_migration', 'PLACE, schema mini, is not a store of Trellis'],
    [
      "insert into kysely_migration values ('9999-later', '2999')",
      'PLACE, schema mini, was written by a newer version of Trellis: use that version',
    ],
  ])('finds: %s', async (statement, fault) => {
    expect((await checkAfter(statement))[0]).toBe(fault);
  });

  it('finds nothing in a sound schema', async () => {
    expect(await checkAfter('select 1')).toEqual([]);
  });
});
