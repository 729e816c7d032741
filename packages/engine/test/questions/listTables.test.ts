import { expect, it } from 'vitest';
import type { DataReader } from '../../src/data/dataReader.ts';
import { listTables } from '../../src/questions/listTables.ts';
import { mini } from '../../../core/test/mini.ts';

/** Networks by their names; the second one lacks a column in its second line. */
const texts: Readonly<Record<string, string>> = {
  sound: 'AT1G00010\tx\tAT1G00020\t0.5\nAT1G00010\tx\tAT1G00030\t0.4\n',
  spoilt: 'AT1G00010\tx\tAT1G00020\t0.5\nAT1G00010\tx\n',
};
const reader = {
  documents: (_, kind, names) => Promise.resolve(names.map((name) => (kind === 'network' ? texts[name] : ''))),
} as Partial<DataReader> as DataReader;

it('a network that cannot be read is left out alone, with a sentence', async () => {
  const dataset = { ...mini, version: 'spoilt', lists: [], networks: Object.keys(texts) };
  const { sets, unread } = await listTables(reader, dataset).networks();
  expect([...new Set(sets.map(({ source }) => source))]).toEqual(['sound']);
  expect(unread).toEqual([expect.stringMatching(/^The target network spoilt cannot be read .* Line 2 of spoilt/)]);
});
