import { configure, getConfig, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';
import { submit, visitUnconfirmed } from '../query/hands.ts';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const search = () => screen.findByRole('combobox', { name: 'Search the guides' });
/** Does what opens a guide, as a browser does: the page waits for the text, for which `act` of React has no time. */
async function opening(action: () => Promise<unknown>): Promise<void> {
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (run) => run() });
  await action();
  configure({ eventWrapper });
}
const inMain = () => within(screen.getByRole('main'));

describe('a guide', () => {
  it('opens from the list of guides, and leads to others by its text and to the next one', async () => {
    const user = await visit('/guide');
    await title('Guide');
    await opening(() => user.click(inMain().getByRole('link', { name: 'The query language' })));
    await title('The query language');
    expect(window.location.pathname).toBe('/guide/query-language');
    await opening(() => user.click(inMain().getAllByRole('link', { name: 'glossary' })[0]));
    await title('Glossary');
    const others = within(screen.getByRole('navigation', { name: 'Other guides' }));
    await opening(() => user.click(others.getByRole('link', { name: /^Next/ })));
    await title('Errors and limits');
    await waitFor(() => expect(document.title).toBe('Errors and limits - Development - Trellis'));
  });

  it('is found by words with the keyboard', { tags: ['long'] }, async () => {
    const user = await visit('/guide/errors');
    await user.type(await search(), 'area precision recall');
    await screen.findByRole('listbox', { name: 'Sections' });
    await opening(() => user.keyboard('{ArrowDown}{ArrowUp}{Enter}'));
    await title('Statistics');
    expect(window.location.pathname + window.location.hash).toBe('/guide/statistics#precision-and-recall');
    await user.type(await search(), 'xyzzyqq');
    await screen.findByText('No guide mentions “xyzzyqq”.');
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/No guide mentions/)).toBe(null);
  });

  it('has code that a button copies', async () => {
    const user = await visit('/guide/query-language', { edition: 'arabidopsis' });
    await title('The query language');
    await screen.findByText(/^AT4G24020\s+NLP7/);
    const code = document.querySelector<HTMLElement>('[data-code]') ?? document.body;
    await user.click(within(code).getByRole('button', { name: 'Copy' }));
    await within(code).findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('AT4G24020\nNLP7\nnlp7');
  });

  it('that does not exist has a page with the nearest ones', async () => {
    const user = await visit('/guide/statistic');
    await screen.findByText('There is no guide called “statistic”.');
    const nearest = within(screen.getByRole('region', { name: 'Nearest pages' }));
    await opening(() => user.click(nearest.getAllByRole('link')[0]));
    await title('Statistics');
  });

  it('opens from an error at its code', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'NOTHING');
    const alert = within(await screen.findByRole('alert'));
    await opening(() => user.click(alert.getByRole('link', { name: 'About this error' })));
    await title('Errors and limits');
    expect(window.location.hash).toBe('#unknown-tf');
    expect(document.getElementById('unknown-tf')?.tagName).toBe('TR');
  });
});
