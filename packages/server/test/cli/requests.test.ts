import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { expireOwnData } from '../../src/data/expireOwnData.ts';
import { temporaryFolder, trellis } from './trellis.ts';

const file = Buffer.from('gene_id\nAT1G00040\n');

/** A data folder with a request of every day of a week, those of odd days with own data. */
async function week(): Promise<string> {
  const data = await temporaryFolder();
  const store = await openStore(data);
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const request = {
      id: `r${day}`,
      edition: 'mini',
      version: 'v',
      inputs: '{}',
      created: `2024-01-0${day}T00:00:00.000Z`,
    };
    await store.requests.save(request, { secretHash: '00', files: day % 2 ? [file, file] : [] });
    await store.requests.addRevision(request.id, '[]');
  }
  await store.close();
  return data;
}

describe('trellis requests', () => {
  it('lists those with own data', async () => {
    const { code, out } = await trellis('requests', 'list', '--data', await week());
    expect([code, out.split('\n').slice(0, 2)]).toEqual([
      0,
      [
        'id  edition  time                      analyses  bytes',
        'r1  mini     2024-01-01T00:00:00.000Z         2     36',
      ],
    ]);
    expect(out.split('\n').length).toBe(5);
  });

  it('deletes one, with or without own data', async () => {
    const data = await week();
    for (const id of ['r1', 'r2'])
      expect(await trellis('requests', 'remove', id, '--data', data)).toEqual({
        code: 0,
        out: `${id}: deleted`,
        err: '',
      });
    const store = await openStore(data);
    for (const id of ['r1', 'r2'])
      expect([await store.requests.find(id), await store.requests.isDeleted(id)]).toEqual([undefined, true]);
    expect(await store.requests.revision('r1')).toBeUndefined();
    await store.close();
    expect(await trellis('requests', 'remove', 'r1', '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no request r1'),
    });
  });

  it('deletes those with own data that are older than an age', async () => {
    const data = await week();
    const store = await openStore(data);
    expect(await expireOwnData(store.requests, 2, Date.parse('2024-01-07T00:00:00.000Z'))).toEqual(['r1', 'r3']);
    expect(await store.requests.find('r2')).toBeDefined();
    await store.close();
    const { code, out } = await trellis('requests', 'expire', '--days', '1', '--data', data);
    expect([code, out]).toEqual([0, 'r5: deleted\nr7: deleted\n2 requests with own data deleted, older than 1 day']);
  });

  it('says what it needs', async () => {
    const data = await week();
    expect(await trellis('requests', '--data', data)).toMatchObject({ code: 2 });
    expect(await trellis('requests', 'expire', '--data', data)).toMatchObject({ code: 2 });
    expect(await trellis('requests', 'expire', '--days', 'many', '--data', data)).toMatchObject({ code: 2 });
  });
});
