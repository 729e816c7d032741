import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from '../../src/pool/turns.ts';

it('actions run one at a time, those of different addresses in turn', async () => {
  const turns = new Turns(1);
  const [log, running]: [string[], Set<string>] = [[], new Set()];
  const act = (address: string, name: string) =>
    turns.run(address, async () => {
      running.add(name);
      expect(running.size).toBe(1);
      await wait(1);
      running.delete(name);
      log.push(name);
    });
  await Promise.all([act('a', 'a1'), act('a', 'a2'), act('a', 'a3'), act('b', 'b1')]);
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('the next action runs after one that failed', async () => {
  const turns = new Turns(1);
  const failed = turns.run('a', () => Promise.reject(new Error('no')));
  const next = turns.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
