import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { readSite } from '@trellis/contract';
import { alter } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Transcription factor/ });
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const search = (user: UserEvent) =>
  user.click(within(screen.getByRole('search', { name: 'Quick search' })).getByRole('button', { name: 'Search' }));

async function visitWith(text: string): Promise<UserEvent> {
  const user = await visit('/');
  await waitFor(() => expect(field().value).not.toBe(''));
  await user.clear(field());
  await user.paste(text);
  return user;
}

describe('the quick search', () => {
  it.each([
    ['arabidopsis', 'AT4G24020, AT5G65210', 'AT4G24020'],
    ['development', 'N/A', 'AT1G00010'],
  ] as const)('of %s has its examples as a placeholder, and its TF preselected', async (edition, examples, tf) => {
    await visit('/', { edition });
    await waitFor(() => expect(field().placeholder).toBe(examples));
    expect(field().value).toBe(tf);
  });

  it('is empty where the data set has no TF', async () => {
    alter(readSite, (site) => ({ ...site, quickSearch: { examples: [], selected: '' } }));
    await visit('/');
    await waitFor(() => expect(field().placeholder).toBe('N/A'));
    expect(field().value).toBe('');
  });

  it('runs the preselected TF at once', async () => {
    const user = await visit('/', { edition: 'arabidopsis' });
    await waitFor(() => expect(field().value).toBe('AT4G24020'));
    await screen.findByText('NLP7', { selector: 'em' });
    await search(user);
    await heading(/^[\d,]+ genes targeted by NLP7 in \d+ analys[ei]s$/);
    expect(window.location.pathname).toBe('/result/summary');
    expect(window.location.search).toMatch(/^\?request=[\w-]+(&revision=0)?$/);
  });

  it('suggests TFs by symbol and by id as soon as one character is typed', async () => {
    const user = await visitWith('b');
    await user.click(await screen.findByRole('option', { name: /AT1G00020.*BET/ }));
    expect(field().value).toBe('AT1G00020');
    await search(user);
    await heading(/genes targeted by BET in 2 analyses/);
  });

  it('suggests TFs by the beginning of their id', async () => {
    await visitWith('AT1G0002');
    await screen.findByRole('option', { name: /AT1G00020.*BET/ });
  });

  it('takes a suggestion with the keyboard', async () => {
    const user = await visitWith('gam');
    await screen.findByRole('option', { name: /GAM/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('AT1G00030');
  });

  it('takes a symbol that was typed out', async () => {
    const user = await visitWith('alf');
    await user.keyboard('{Escape}');
    await search(user);
    await heading('6 genes targeted by ALF in 2 analyses');
  });

  it('runs the query for direct targets', async () => {
    const user = await visitWith('BET');
    await screen.findByText(/^A TF by id or symbol.* BET has 1 binding, 1 expression analysis\./);
    await user.click(screen.getByRole('button', { name: 'Direct targets' }));
    await heading(/^3 genes targeted by/);
  });
});
