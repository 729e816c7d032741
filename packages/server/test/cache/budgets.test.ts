import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterSpending, secondsToWait } from '../../src/cache/budget.ts';
import { openBudgets } from '../../src/cache/budgets.ts';
import { openRedis } from '../../src/cache/redis.ts';

const address = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const silent = { warn: () => {}, info: () => {} };
const rates = { perSecond: 10, burst: 100 };

const redis = openRedis(address, silent);
const hasRedis = await vi.waitUntil(() => redis.isUp(), { timeout: 2000 }).catch(() => false);
redis.close();
if (!hasRedis) console.warn('Redis does not answer: the test of a budget of several servers is skipped');

afterEach(() => void vi.useRealTimers());

describe('a budget', () => {
  it('allows the burst and then what is paid back', () => {
    let paidBackAt = 0;
    for (let i = 0; i < 11; i++) paidBackAt = afterSpending(paidBackAt, 10, 5000, rates);
    expect(secondsToWait(paidBackAt, 5000, rates)).toBe(1);
    expect(secondsToWait(paidBackAt, 6000, rates)).toBe(0);
    expect(secondsToWait(paidBackAt, 5000, rates, 2)).toBe(0);
    expect(secondsToWait(paidBackAt, 5000, rates, 0.5)).toBe(6);
  });

  it('never pays more than the burst and the rate over any time, if it is asked first', () => {
    const steps = fc.array(fc.record({ pauseMs: fc.nat(3000), amount: fc.integer({ min: 1, max: 50 }) }));
    fc.assert(
      fc.property(steps, (given) => {
        let [now, paidBackAt, spent] = [1_000_000, 0, 0];
        const start = now;
        for (const { pauseMs, amount } of given) {
          now += pauseMs;
          if (secondsToWait(paidBackAt, now, rates) > 0) continue;
          paidBackAt = afterSpending(paidBackAt, amount, now, rates);
          spent += amount;
        }
        expect(spent).toBeLessThanOrEqual(rates.burst + 50 + (rates.perSecond * (now - start)) / 1000 + 1e-6);
      }),
    );
  });

  it('is kept for each address, and takes back what is given back', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const budgets = openBudgets(undefined, 'test', rates);
    budgets.spend('A', 150);
    expect([budgets.secondsToWait('A'), budgets.secondsToWait('B')]).toEqual([5, 0]);
    budgets.spend('A', -30);
    expect(budgets.secondsToWait('A')).toBe(2);
    vi.setSystemTime(1_002_000);
    expect(budgets.secondsToWait('A')).toBe(0);
  });

  it.runIf(hasRedis)('is counted together by servers that share Redis', async () => {
    const name = randomUUID();
    const connections = [openRedis(address, silent), openRedis(address, silent)];
    await expect.poll(() => connections.every((one) => one.isUp())).toBe(true);
    const [first, second] = connections.map((one) => openBudgets(one, name, rates));
    first.spend('A', 1000);
    await expect.poll(() => connections[1].run((client) => client.exists(`{trellis}:budget:${name}:A`), 0)).toBe(1);
    expect(second.secondsToWait('A')).toBe(0);
    second.spend('A', 1);
    await expect.poll(() => second.secondsToWait('A')).toBeGreaterThan(80);
    await connections[0].run((client) => client.del(`{trellis}:budget:${name}:A`), 0);
    for (const one of connections) one.close();
  });
});
