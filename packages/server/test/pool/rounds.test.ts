import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openRounds } from '../../src/pool/rounds.ts';

it('a few actions begin in each round of the event loop, those of different callers in turn', async () => {
  const rounds = openRounds(2);
  const begun: string[] = [];
  for (const name of ['A1', 'A2', 'A3', 'A4', 'B1']) rounds.begin(name[0], () => void begun.push(name));
  expect([begun, rounds.waiting]).toEqual([['A1', 'A2'], 3]);
  await nextRound();
  expect(begun).toEqual(['A1', 'A2', 'A3', 'B1']);
  await nextRound();
  expect([begun.at(-1), rounds.waiting]).toEqual(['A4', 0]);
});

it('an action begins at once in a round that has room', async () => {
  const rounds = openRounds(1);
  const begun: number[] = [];
  for (let i = 0; i < 3; i++) {
    rounds.begin('A', () => void begun.push(i));
    await nextRound();
  }
  expect(begun).toEqual([0, 1, 2]);
});
