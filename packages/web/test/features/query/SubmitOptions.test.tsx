import { screen, waitFor } from '@testing-library/react';
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
});
afterEach(() => {
  vi.stubGlobal('Notification', ofBrowser);
  Reflect.deleteProperty(document, 'hasFocus');
});

const option = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Notify me when a query ends' });
const setFocus = (hasFocus: boolean) =>
  Object.defineProperty(document, 'hasFocus', { configurable: true, value: () => hasFocus });

interface Run {
  readonly hasFocus: boolean;
  readonly isOff?: boolean;
  readonly permission?: NotificationPermission;
}

/** Runs a query in a window that has or loses the focus. */
async function run({ hasFocus, isOff = false, permission = 'granted' }: Run): Promise<void> {
  vi.stubGlobal('Notification', notifications(permission, 'granted'));
  const user = await visitUnconfirmed();
  if (isOff) await user.click(await option());
  const { release } = hold(submitQuery);
  await submit(user, 'ALF');
  await screen.findByRole('button', { name: 'Querying' });
  setFocus(hasFocus);
  release();
  await resultHeading();
}

describe('the notification at the end of a query', () => {
  it('is shown when the window has no focus', async () => {
    await run({ hasFocus: false });
    expect(shown).toEqual(['Done! The results are in.']);
  });

  it.each<[string, Run]>([
    ['in a window with the focus', { hasFocus: true }],
    ['when it was turned off', { hasFocus: false, isOff: true }],
  ])('is not shown %s', async (_, how) => {
    await run(how);
    expect(shown).toEqual([]);
  });

  it('needs a permission, which is asked for when the first one is due', { tags: ['long'] }, async () => {
    await run({ hasFocus: false, permission: 'default' });
    expect(asked).toBe(1);
    await waitFor(() => expect(shown).toHaveLength(1));
  });

  it('is not chosen where the browser blocks it, which is said', async () => {
    vi.stubGlobal('Notification', notifications('default', 'denied'));
    const user = await visitUnconfirmed();
    await user.click(await option());
    expect(asked).toBe(0);
    await user.click(await option());
    await screen.findByText(/This browser blocks notifications/);
    expect(asked).toBe(1);
    expect((await option()).checked).toBe(false);
  });
});
