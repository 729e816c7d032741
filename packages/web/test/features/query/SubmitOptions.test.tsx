import { screen } from '@testing-library/react';
import { submitQuery } from '@trellis/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../../support/answers.ts';
import { resultHeading, submit, visitUnconfirmed } from './hands.ts';

let shown: string[] = [];
let asked = 0;

/** Desktop notifications of a browser whose user gives this answer when asked. */
const notifications = (permission: NotificationPermission, answer = permission) =>
  class {
    static permission = permission;
    static requestPermission = () => {
      asked++;
      return Promise.resolve((this.permission = answer));
    };
    onclick = undefined;
    constructor(_: string, { body = '' }: NotificationOptions) {
      shown.push(body);
    }
  };

const { Notification: ofBrowser } = globalThis;

beforeEach(() => {
  [shown, asked] = [[], 0];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('Notification', ofBrowser);
  Reflect.deleteProperty(document, 'hidden');
});

const option = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Notify me when a long query ends' });
const away = () => Object.defineProperty(document, 'hidden', { configurable: true, value: true });

interface Run {
  readonly isChosen: boolean;
  readonly isAway?: boolean;
  readonly ms: number;
}

/** Runs a query that takes some time. */
async function run({ isChosen, isAway = true, ms }: Run): Promise<void> {
  vi.stubGlobal('Notification', notifications('granted'));
  const user = await visitUnconfirmed();
  if (isChosen) await user.click(await option());
  const { release } = hold(submitQuery);
  await submit(user, 'ALF');
  await screen.findByRole('button', { name: 'Querying' });
  if (isAway) away();
  vi.advanceTimersByTime(ms);
  release();
  await resultHeading();
}

describe('the notification at the end of a query', () => {
  it('is shown when the query was long and the page is out of sight', async () => {
    await run({ isChosen: true, ms: 3000 });
    expect(shown).toEqual(['Done! The results are in.']);
  });

  it.each<[string, Run]>([
    ['after a short query', { isChosen: true, ms: 2999 }],
    ['on a page in sight', { isChosen: true, isAway: false, ms: 3000 }],
    ['when it was not chosen', { isChosen: false, ms: 3000 }],
  ])('is not shown %s', async (_, how) => {
    await run(how);
    expect(shown).toEqual([]);
  });

  it('needs a permission, which is asked for when it is chosen', async () => {
    vi.stubGlobal('Notification', notifications('default', 'granted'));
    const user = await visitUnconfirmed();
    expect(asked).toBe(0);
    await user.click(await option());
    expect(asked).toBe(1);
    expect((await option()).checked).toBe(true);
  });

  it('is not chosen where the browser blocks it, which is said', async () => {
    vi.stubGlobal('Notification', notifications('default', 'denied'));
    const user = await visitUnconfirmed();
    await user.click(await option());
    await screen.findByText(/This browser blocks notifications/);
    expect(asked).toBe(1);
    expect((await option()).checked).toBe(false);
  });
});
