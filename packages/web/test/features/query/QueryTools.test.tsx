import { act, fireEvent, screen, within } from '@testing-library/react';
import { readTfs } from '@trellis/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { visit } from '../../support/visit.tsx';
import { box, press, textOf, write } from './hands.ts';

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('Randomize', () => {
  it('writes TFs of the data set that could run, and runs nothing', async () => {
    const user = await visit('/query', { edition: 'arabidopsis' });
    const known = (await call(readTfs, { query: { all: 0 } })).map(({ value }) => value);
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) {
      await press(user, 'Randomize');
      const text = await textOf();
      for (const tf of text.split(' or ')) expect(known).toContain(tf);
      seen.add(text);
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(window.location.pathname).toBe('/query');
  });

  it('fills the builder too', async () => {
    const user = await visit('/query');
    await press(user, 'Randomize');
    const rows = within(await screen.findByRole('list', { name: 'Rows of the query' })).getAllByRole('listitem');
    expect(rows).toHaveLength((await textOf()).split(' or ').length);
  });
});

describe('Copy', () => {
  it('puts the text on the clipboard', async () => {
    const user = await visit('/query');
    await write(user, 'ALF and\nBET ');
    await user.click(screen.getByTitle('Copy query to clipboard'));
    expect(await navigator.clipboard.readText()).toBe('ALF and\nBET ');
  });

  it('says "Copied!" for a moment', async () => {
    await visit('/query?query=ALF');
    const copy = await screen.findByTitle('Copy query to clipboard');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(copy);
    await vi.waitFor(() => expect(copy.textContent).toBe('Copied!'), { interval: 1, timeout: 40_000 });
    expect(copy.style.color).toBe('var(--accent)');
    await pass(500);
    expect([copy.textContent, copy.style.color]).toEqual(['Copy', '']);
  });
});

describe('Query Info', () => {
  const info = () => screen.findByRole('dialog', { name: 'Query Info' });
  const isShown = () => screen.queryByRole('dialog', { name: 'Query Info' }) !== null;

  it('explains the language as long as the pointer is on the button or on the help', async () => {
    const user = await visit('/query');
    const button = await screen.findByRole('button', { name: 'Query Info' });
    await user.hover(button);
    const help = await info();
    within(help).getByText('parentheses group');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.mouseLeave(button);
    fireEvent.mouseEnter(help);
    await pass(1000);
    expect(isShown()).toBe(true);
    fireEvent.mouseLeave(help);
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('explains the language while it has the focus, until Escape', async () => {
    const user = await visit('/query');
    screen.getByTitle('Copy query to clipboard').focus();
    await user.tab();
    within(await info()).getByText('parentheses group');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Query Info' }), { key: 'Escape' });
    await pass(0);
    expect(isShown()).toBe(false);
  });
});

describe('the page', () => {
  it('explains the query language, keywords included', async () => {
    await visit('/query');
    const help = await screen.findByRole('region', { name: 'How to write a query' });
    expect(help.textContent).toMatch(/and.*or.*not.*all_tfs.*multitype/);
  });

  it('takes a query from its address into the field, and out of the address', async () => {
    await visit('/query?query=ALF+or+BET');
    expect((await box()).value).toBe('ALF or BET');
    expect(window.location.search).toBe('');
  });
});
