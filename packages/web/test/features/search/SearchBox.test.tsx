import { searchEverything } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, hold, setLine } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';
import {
  address,
  expectClosed,
  hasFocus,
  heading,
  headerField,
  result,
  results,
  search,
  searchAgain,
  selected,
} from './searchBox.ts';

describe('the search of the header', () => {
  it('leaves / to a field in which something is typed', async () => {
    const user = await visit('/overview');
    const own = await within(screen.getByRole('main')).findByRole('combobox', { name: 'Search the analyses' });
    await user.type(own, 'a/');
    expect([(own as HTMLInputElement).value, hasFocus()]).toEqual(['a/', false]);
  });

  it('finds a TF and its analyses, opens its page with the keyboard, and is empty then', async () => {
    const user = await visit('/');
    await search(user, 'alf');
    expect(await results()).toEqual([
      expect.stringContaining('ALF AT1G00010'),
      expect.stringContaining('· 1'),
      expect.stringContaining('· 2'),
      'All 3 results for "alf"',
    ]);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(selected()).toContain('AT1G00010'));
    const active = headerField().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await heading('ALF (AT1G00010)');
    expect(headerField().value).toBe('');
    await expectClosed();
  });

  it('goes through the results with the arrow keys, from the last to the first, and begins again with another text', async () => {
    const user = await visit('/');
    await search(user, 'alf');
    await results();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(selected()).toBe('All 3 results for "alf"'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(selected()).toContain('AT1G00010'));
    await user.keyboard('a');
    await waitFor(() => expect(selected()).toBeUndefined());
  });

  it('opens the page with all results at Enter without a choice', async () => {
    const user = await visit('/');
    await search(user, 'nitrate exp');
    await user.keyboard('{Enter}');
    await heading('Search');
    expect(address()).toBe('/search?q=nitrate+exp');
    await screen.findByText('2 results for "nitrate exp".');
  });

  it('closes its list at Escape, then gives the focus back', async () => {
    const user = await visit('/');
    await search(user, 'alf');
    await results();
    await user.keyboard('{Escape}');
    await expectClosed();
    expect([hasFocus(), headerField().value]).toEqual([true, 'alf']);
    await user.keyboard('{ArrowDown}');
    await results();
    await user.keyboard('{Escape}');
    await expectClosed();
    await user.keyboard('{Escape}');
    expect([hasFocus(), headerField().value]).toEqual([false, '']);
  });

  it('says by which alias a gene was found, and opens it with the mouse', async () => {
    const user = await visit('/');
    await search(user, 'beta1');
    await user.click(await result('also called BETA1'));
    await heading('BET (AT1G00020)');
  });

  it('leads from an analysis to it in the overview', async () => {
    const user = await visit('/');
    await search(user, '2');
    await user.click(await result('ALF.*· 2'));
    await screen.findByText('Rows: 1 / 6');
    expect(address()).toBe('/overview?search=analysis_id+%3D+2');
  });

  it('chooses a list as target genes and a network as target network', { tags: ['long'] }, async () => {
    const user = await visit('/');
    const input = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
    await search(user, 'examples');
    await user.click(await result('Examples'));
    await waitFor(async () => expect((await input('Target Genes')).value).toBe('predefined:Examples'));
    expect(address()).toBe('/query');
    const query = await screen.findByRole('textbox', { name: 'Query' });
    await waitFor(() => expect(document.activeElement).toBe(query));
    await user.click(headerField());
    await user.paste('ranked');
    await user.click(await result('Ranked'));
    await waitFor(async () => expect((await input('Target Network')).value).toBe('predefined:Ranked'));
  });

  it('says that nothing matches, and that names are only similar', async () => {
    const user = await visit('/');
    await search(user, 'qwxyzzz');
    await screen.findByText('No gene, term, list or analysis matches "qwxyzzz".');
    expect(headerField().getAttribute('aria-expanded')).toBe('false');
    await searchAgain(user, 'nitrtae');
    await screen.findByText(/^No exact match\./);
    expect((await results())[0]).toContain('NRX1');
  });

  it('cancels the call of a text that has been typed over', async () => {
    const user = await visit('/');
    await search(user, '');
    const held = hold(searchEverything);
    await user.paste('alf');
    await waitFor(() => expect(callsTo(searchEverything)).toHaveLength(1));
    const [{ signal }] = callsTo(searchEverything);
    expect(signal?.aborted).toBe(false);
    await searchAgain(user, 'bet');
    await waitFor(() => expect(signal?.aborted).toBe(true));
    held.release();
    await result('BET');
  });

  it('says so without a connection, and finds again with one', { tags: ['long'] }, async () => {
    const user = await visit('/');
    await search(user, 'alf');
    await results();
    setLine('offline');
    await searchAgain(user, 'gam');
    await within(screen.getByRole('banner')).findByText(/^The server cannot be reached\./);
    setLine('up');
    await result('GAM');
  });
});
