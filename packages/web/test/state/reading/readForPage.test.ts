import { describe, expect, it } from 'vitest';
import { chooseRole } from '../../../src/state/reading/chooseRole.ts';
import { fixture, readAs } from './mini.ts';

const table = 'gene,FC,FDR\nALF,4,.01\nAT1G00030,0.25,.02\nAT9G99999,1,.5\n';

describe('a file on the page', () => {
  it('is said in one sentence, with its first rows and unknown names', async () => {
    const read = await readAs('x.csv', table);
    expect(read.sentence).toBe(
      'An analysis of 3 rows: 2 targets, 1 induced, 1 repressed; line 1 is a heading; column 2 is the fold change.',
    );
    expect(read.firstRows[0]).toEqual(['ALF', '4', '.01']);
    expect(read.unknown).toEqual(['AT9G99999']);
  });

  it('has its changes as log2, in the unit that the user says', async () => {
    const changes = async (choice = {}) => [...((await readAs('x.csv', table, choice)).rows?.change ?? [])];
    expect(await changes()).toEqual([2, -2]);
    expect(await changes({ answers: { unit_of_change: 'log2' } })).toEqual([4, 0.25]);
  });

  it('is read by the roles that the user gives its columns', async () => {
    const { file } = await readAs('x.csv', table);
    const chosen = chooseRole(file.columns, 1, 'log2fc');
    expect(chosen).toEqual({ '1': 'gene', '2': 'log2fc', '3': 'adjusted_p' });
    const again = await readAs('x.csv', table, { chosen });
    expect(again.file.columns[1].role).toBe('log2fc');
    expect([...(again.rows?.change ?? [])]).toEqual([4, 0.25]);
  });

  it('can be a workbook', async () => {
    const read = await readAs('deseq2.xlsx', fixture('own/deseq2.xlsx'));
    expect(read.rows?.count).toBe(4);
  });

  it('is refused with one sentence', async () => {
    await expect(readAs('maize.csv', 'gene\nZm00001d045323\n')).rejects.toThrow('B73 ids of version 4');
  });
});
