import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileNamed, itemOf, savedFromMenu } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';

const open = (search?: string) =>
  visitResult('motif', 'NLP7', { edition: 'arabidopsis', ...(search !== undefined && { search }) });

const table = () => screen.findByRole('table', { name: /motif clusters? enriched in/ });

describe('the table of motif clusters', () => {
  it('tells what a column is about', async () => {
    const user = await open();
    await user.click(within(await table()).getByRole('button', { name: /^About A - AT4G24020 \(NLP7\) · / }));
    const dialog = await screen.findByRole('dialog', { name: 'AT4G24020 (NLP7)' });
    within(dialog).getByText('ANALYSIS_METHOD');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has extra fields in its headings and below its rows in the file', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Extra Fields' }));
    await user.click(await screen.findByLabelText('EXPERIMENTER'));
    await user.keyboard('{Escape}');
    const heading = () => screen.findByRole('columnheader', { name: /^A - AT4G24020 \(NLP7\) · / });
    await waitFor(async () => expect((await heading()).textContent).toContain('\n'));
    const experimenter = (await heading()).querySelector('span')?.textContent.split('\n')[1];
    const csv = await savedFromMenu(user, 'Save', 'The table');
    expect(csv.name).toBe('motif_enrichment_table.csv');
    expect(csv.text.trimEnd().split('\r\n').at(-1)).toMatch(new RegExp(`^EXPERIMENTER,${experimenter},`));
  });

  it('is saved as a heat map with its legend', async () => {
    const user = await open('view=map');
    await screen.findByRole('region', { name: 'Legend' });
    const svg = await savedFromMenu(user, 'Save', 'Heat map with legend');
    expect(svg.name).toBe('motif_enrichment.svg');
    expect(svg.text).toContain('>Analysis ID</text>');
  });

  it('leads to a file with the information on all clusters', async () => {
    const user = await open();
    await table();
    const link = await itemOf(user, 'Save', 'Cluster information');
    const file = await fetch((link as HTMLAnchorElement).href);
    expect(file.headers.get('content-disposition')).toContain('cluster_info.csv');
    expect(await file.text()).toContain('Consensus');
  });
});

describe('the sequence logo of a cluster', () => {
  it('is drawn on both strands', async () => {
    const user = await open();
    await user.click(within(await table()).getByRole('button', { name: /^cluster_/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^cluster_/ }));
    const letters = (logo: HTMLElement) => [...logo.querySelectorAll('path')].map((one) => one.getAttribute('fill'));
    const forward = letters(await dialog.findByRole('img', { name: /^Sequence logo of cluster_/ }));
    await user.click(dialog.getByLabelText('Reverse complement'));
    const reverse = letters(await dialog.findByRole('img', { name: /\(reverse complement\)$/ }));
    expect(reverse).toHaveLength(forward.length);
    expect(reverse).not.toEqual(forward);
  });

  it('is saved as it is shown', async () => {
    const user = await open();
    await user.click(within(await table()).getByRole('button', { name: /^cluster_/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^cluster_/ }));
    await user.click(await dialog.findByLabelText('Reverse complement'));
    await dialog.findByRole('img', { name: /\(reverse complement\)$/ });
    const svg = await savedFromMenu(user, 'Save logo', 'Sequence logo');
    expect(svg.name).toMatch(fileNamed('cluster-\\d+-logo', 'svg'));
    expect(svg.text).toContain('(reverse complement)</text>');
  });
});
