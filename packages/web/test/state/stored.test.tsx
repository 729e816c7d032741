import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leave, reload, visit } from '../support/visit.tsx';
import { box, choose, press } from '../features/query/hands.ts';

const confirm = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Confirm Query Before Submit' });

afterEach(() => vi.useRealTimers());

describe('what the browser stores', () => {
  it('has a version', async () => {
    const user = await visit('/query');
    await user.click(await confirm());
    leave();
    expect(JSON.parse(localStorage.getItem('trellis-settings') ?? '')).toMatchObject({
      state: { warnSubmit: false },
      version: 1,
    });
  });

  it(
    'is written at most once a second while a user types, and when the page is left',
    { tags: ['long'] },
    async () => {
      await visit('/query');
      const field = await box();
      // What is still to be stored of the visit itself.
      window.dispatchEvent(new Event('pagehide'));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const stored = () => sessionStorage.getItem('trellis-draft');
      const written: number[] = [];
      for (let ms = 0; ms < 3000; ms += 100) {
        const before = stored();
        fireEvent.change(field, { target: { value: `ALF or BET after ${ms} ms` } });
        act(() => vi.advanceTimersByTime(100));
        if (stored() !== before) written.push(ms + 100);
      }
      expect(written).toEqual([1000, 2000, 3000]);
      fireEvent.change(field, { target: { value: 'ALF or GAM ' } });
      vi.useRealTimers();
      await reload();
      expect((await box()).value).toBe('ALF or GAM ');
    },
  );

  it('is left out when it is of another version, or not JSON', async () => {
    localStorage.setItem('trellis-settings', '{"state":{"warnSubmit":false,"notify":false},"version":99}');
    localStorage.setItem('trellis-history', 'no JSON');
    const user = await visit('/query');
    expect((await confirm()).checked).toBe(true);
    await press(user, 'Query History');
    await screen.findByText('No History');
  });

  it('is left out when it is built in another way than it should be', async () => {
    for (const [name, version, state] of [
      ['inputs', 2, '{"inputs":null,"edges":[3],"own":[]}'],
      ['draft', 1, '{"text":5}'],
      ['builder', 1, '{"nodes":{},"followed":""}'],
      ['history', 1, '{"entries":[null]}'],
      ['lists', 1, '{"lists":7}'],
    ] as const)
      for (const area of [localStorage, sessionStorage])
        area.setItem(`trellis-${name}`, `{"version":${version},"state":${state}}`);
    const user = await visit('/query');
    await choose(user, 'Target Genes', 'Type or paste');
    expect((await box()).value).toBe('');
    screen.getByText('No saved lists in this browser.');
    await press(user, 'Query History');
    await screen.findByText('No History');
  });

  it('is shown as another tab changes it', async () => {
    await visit('/query');
    expect((await confirm()).checked).toBe(true);
    localStorage.setItem('trellis-settings', '{"state":{"warnSubmit":false,"notify":false},"version":1}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'trellis-settings' }));
    await screen.findByRole('checkbox', { name: 'Confirm Query Before Submit', checked: false });
  });
});
