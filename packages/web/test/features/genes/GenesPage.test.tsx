import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../src/app/routes.tsx';
import { failedCalls } from '../../support/answers.ts';
import { reload, visit } from '../../support/visit.tsx';
import { replace } from '../query/hands.ts';
import { heading } from './lists.ts';

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of Genes' });
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Analyze genes' });

/** Analyzes what is given, once it can be. */
async function analyze(user: UserEvent): Promise<void> {
  await loadPage('/genes/regulators');
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await user.click(await button());
}

async function analyzeText(user: UserEvent, text: string): Promise<void> {
  await replace(user, await field(), text);
  await analyze(user);
}

describe('the page of gene lists', () => {
  it('opens from the header, says what it does, and begins without genes', async () => {
    const user = await visit('/', { edition: 'arabidopsis' });
    await loadPage('/genes');
    const site = await screen.findByRole('navigation', { name: 'Site' });
    await user.click(within(site).getByRole('link', { name: 'Gene Lists' }));
    await heading('What regulates my genes, and what do they do?');
    expect((await button()).disabled).toBe(true);
    expect(failedCalls()).toEqual([]);
  });

  it('takes pasted genes, and says what their names mean', async () => {
    const user = await visit('/genes');
    await replace(user, await field(), 'at1g00040, NRX1\nOLD1\nnothing\nAT1G00120');
    await screen.findByText('A list of 3 genes.');
    await analyze(user);
    await heading('Pasted genes: 3 genes');
    screen.getByText(
      '5 names: 3 recognized (1 by symbol or alias), 1 ambiguous, 1 unknown. 2 of 3 genes are among the 11 protein-coding genes, and tests use them.',
    );
    await user.click(screen.getByRole('button', { name: 'Show genes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pasted genes' }));
    const links = dialog.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['AT1G00040', 'AT1G00060', 'AT1G00120']);
    const lastRow = () => dialog.getAllByRole('row').at(-1)?.textContent;
    await user.click(dialog.getByText('Ambiguous (1)'));
    expect(lastRow()).toBe('OLD1AT1G00060 or AT1G00070');
    await user.click(dialog.getByText('Unknown (1)'));
    expect(lastRow()).toBe('nothing');
    await user.click(dialog.getByText('By symbol or alias (1)'));
    expect(lastRow()).toBe('NRX1AT1G00060');
    expect(failedCalls()).toEqual([]);
  });

  it('takes a file with several lists, one of them, and a background', { tags: ['long'] }, async () => {
    const user = await visit('/genes');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Genes' }), 'uploaded');
    const file = new File(['>up\nALF\nNRX1\n>down\nBET\n'], 'mine.txt', { type: 'text/plain' });
    await user.upload(await screen.findByLabelText('File of Genes'), file);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'up');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Background' }), 'typed');
    await replace(user, await screen.findByRole('textbox', { name: 'Text of Background' }), 'NRX1 BET');
    await analyze(user);
    await heading('mine: up: 2 genes');
    screen.getByText(/1 of 2 genes is among the 2 genes of the background, and tests use it\.$/);
    expect(failedCalls()).toEqual([]);
  });

  it('analyzes a list of the site with one click', async () => {
    const user = await visit('/genes', { edition: 'arabidopsis' });
    await loadPage('/genes/regulators');
    await user.click(await screen.findByRole('button', { name: 'Clock Genes' }));
    await heading(/^Clock_Genes: \d+ genes$/);
    expect(window.location.pathname).toBe('/genes/regulators');
    expect(failedCalls()).toEqual([]);
  });

  it('says why a list is refused, and keeps what is written for the next visit and over a reload', async () => {
    const user = await visit('/genes');
    await replace(user, await field(), 'nothing of the kind');
    await screen.findByText(/a gene of this edition, for example "nothing"/);
    expect((await button()).disabled).toBe(true);
    expect((await field()).value).toBe('nothing of the kind');
    await analyzeText(user, 'ALF');
    await heading('Pasted genes: 1 gene');
    await user.click(screen.getByRole('link', { name: 'New gene list' }));
    expect((await field()).value).toBe('ALF');
    await reload();
    expect((await field()).value).toBe('ALF');
  });
});

describe('an address without a gene list', () => {
  it('says that there is none, and leads to a new one', async () => {
    const user = await visit('/genes/regulators?list=00000000-0000-4000-8000-000000000000');
    await heading('There is no gene list at this address');
    await loadPage('/genes');
    await user.click(screen.getByRole('link', { name: 'New gene list' }));
    await heading(/^What regulates/);
  });

  it('says that none is open', async () => {
    await visit('/genes/species');
    await heading('No gene list is open');
  });
});
