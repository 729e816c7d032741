import { openBudgets, type Budgets } from '../cache/budgets.ts';
import type { OptionalRedis } from '../cache/redis.ts';
import type { Config } from '../config/config.ts';
import { smallBytes, type RequestQuota } from '../data/requestQuota.ts';
import type { Caller } from '../pool/client.ts';
import type { Costs } from '../pool/pool.ts';
import { CallerBusy } from '../pool/refusals.ts';
import { StoreFull } from './errorAnswer.ts';

/** Minutes of a budget of threads that an address can have in advance. */
const burstMinutes = 2;

/** Quick tasks are refused at a multiple of the debt at which long ones are: a page still works while a script has to wait. */
const quickFactor = 2;

/** Budgets of threads, as `costLimit` sets them; undefined without a limit. */
export function openCosts(
  { costLimit }: Pick<Config, 'costLimit'>,
  redis: OptionalRedis | undefined,
): Costs | undefined {
  if (costLimit === 0) return undefined;
  const perMinute = 1000 * costLimit;
  const rates = { perSecond: perMinute / 60, burst: burstMinutes * perMinute };
  const budgets = openBudgets(redis, 'costs', rates);
  return {
    check({ address, isLimited }, isQuick) {
      if (!isLimited) return;
      const seconds = budgets.secondsToWait(address, isQuick ? quickFactor : 1);
      if (seconds > 0) throw new CallerBusy('The questions from your address have taken too much time', seconds);
    },
    charge({ address, isLimited }, spentMs) {
      if (isLimited) budgets.spend(address, spentMs);
    },
  };
}

/** A query without files is refused at a larger debt than uploads are. */
const smallFactor = 1.1;

/** What an address can store. */
export interface Uploads {
  /**
   * Runs an action that stores bytes of a caller. Throws `CallerBusy` beyond the limit of its address, and `StoreFull`; an
   * action that fails costs nothing.
   */
  store<T>(caller: Caller, bytes: number, action: () => Promise<T>): Promise<T>;
  /** Throws `CallerBusy` if an address could not store as many bytes, for a call that reads them without storing them. */
  check(caller: Caller, bytes: number): void;
}

/** What uploads are counted with. */
interface UploadParts {
  readonly redis: OptionalRedis | undefined;
  readonly quota: Pick<RequestQuota, 'isFull' | 'add'>;
}

/** Budgets of stored bytes, as `uploadLimit` sets them. */
export function openUploads({ uploadLimit }: Pick<Config, 'uploadLimit'>, { redis, quota }: UploadParts): Uploads {
  const perHour = uploadLimit * 2 ** 20;
  const rates = { perSecond: perHour / 3600, burst: perHour };
  const budgets = uploadLimit > 0 ? openBudgets(redis, 'uploads', rates) : undefined;
  return {
    check({ address, isLimited }, bytes) {
      const seconds =
        budgets && isLimited
          ? budgets.secondsToWait(address) + bytes / rates.perSecond - perHour / rates.perSecond
          : 0;
      if (seconds > 0) throw tooMuch(seconds);
    },
    async store({ address, isLimited }, bytes, action) {
      if (bytes === 0) return action();
      if (quota.isFull(bytes)) throw new StoreFull();
      const stored = await (budgets && isLimited ? storeWithin(budgets, { address, bytes }, action) : action());
      quota.add(bytes);
      return stored;
    },
  };
}

const tooMuch = (seconds: number): CallerBusy =>
  new CallerBusy('Your address has uploaded too much within an hour', seconds);

async function storeWithin<T>(
  budgets: Budgets,
  { address, bytes }: { readonly address: string; readonly bytes: number },
  action: () => Promise<T>,
): Promise<T> {
  budgets.spend(address, bytes);
  try {
    const seconds = budgets.secondsToWait(address, bytes <= smallBytes ? smallFactor : 1);
    if (seconds > 0) throw tooMuch(seconds);
    return await action();
  } catch (error) {
    budgets.spend(address, -bytes);
    throw error;
  }
}
