import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLine } from '../support/answers.ts';
import { visitResult } from '../support/visit.tsx';
import { press, resultHeading, submit, textOf, visitUnconfirmed } from '../features/query/hands.ts';

const notice = () => screen.getByRole('status', { name: 'Connection' }).textContent;
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('without a connection', () => {
  it('a submit fails with a reason, and works again when the connection is back', async () => {
    const user = await visitUnconfirmed();
    await textOf();
    setLine('offline');
    await submit(user, 'ALF');
    expect(await alert()).toContain('The server cannot be reached.');
    await waitFor(() => expect(notice()).toContain('You are offline.'));
    expect(await textOf()).toBe('ALF');
    setLine('up');
    await waitFor(() => expect([notice(), screen.queryByRole('alert')]).toEqual(['', null]));
    await press(user, 'Submit');
    await resultHeading();
  });

  it('a view that cannot load its answer loads it when the server answers again', async () => {
    const user = await visitResult('summary', 'ALF or BET');
    await screen.findByRole('img', { name: /^Targets of/ });
    setLine('gone');
    await user.click(screen.getByRole('link', { name: 'Sungear' }));
    expect(await alert()).toContain('The server cannot be reached.');
    await waitFor(() => expect(notice()).toContain('The server cannot be reached.'));
    setLine('up');
    await screen.findByRole('heading', { name: /groups?$/ });
  });
});

describe('while server and network are silent', () => {
  // The time limit of a try.
  beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort()));

  it('a submit ends with a reason', { tags: ['long'] }, async () => {
    const user = await visitUnconfirmed();
    await textOf();
    setLine('silent');
    await submit(user, 'ALF');
    await screen.findByRole('button', { name: 'Cancel' });
    expect(await alert()).toContain('The server cannot be reached.');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBe(null);
  });
});
