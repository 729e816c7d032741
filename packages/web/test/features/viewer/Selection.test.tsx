import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { savedByButton } from '../../support/fromMenu.ts';
import { openViewer, press, selected } from './viewerPage.ts';

const table = (name: 'Genes' | 'Edges') => screen.findByRole('grid', { name: `${name} of the network` });
const selectedRows = async () =>
  within(await table('Genes'))
    .queryAllByRole('row', { selected: true })
    .map((row) => within(row).getAllByRole('gridcell')[0].textContent);

/** Shows the edges, and selects the one whose row begins with some text. */
async function selectEdge(user: UserEvent, text: string): Promise<HTMLElement> {
  await user.click(within(screen.getByRole('radiogroup', { name: 'Table of' })).getByText('Edges'));
  const row = within(await table('Edges'))
    .getAllByRole('row')
    .find(({ textContent }) => textContent.startsWith(text));
  if (!row) throw new Error(`no edge begins with ${text}`);
  await user.click(row);
  await selected('0 genes', '1 edge');
  return screen.getByRole('region', { name: 'Selection' });
}

const facts = (details: HTMLElement) =>
  within(details)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.trim()}`);

describe('the selection of the viewer', () => {
  it('is made in the tables with the keyboard, saved as a list of genes, and cleared', async () => {
    const user = await openViewer('ALF[EXPERIMENT_TYPE=Binding]');
    (await table('Genes')).focus();
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
    await selected('2 genes', '0 edges');
    const genes = await selectedRows();
    expect(genes).toHaveLength(2);
    const { name, text } = await savedByButton(user, 'Download Genes');
    expect(name).toBe('genes.txt');
    expect(text.trim().split('\n').sort()).toEqual([...genes].sort());
    const highlight = screen.getByRole<HTMLInputElement>('switch', { name: 'Highlight neighbors' });
    expect(highlight.checked).toBe(true);
    await user.click(highlight);
    expect(highlight.checked).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Only the selection' }));
    expect(within(await table('Genes')).getAllByRole('row')).toHaveLength(3);
    await press(user, 'Clear the selection');
    expect(await selectedRows()).toEqual([]);
  });

  it('tells the role of a gene and its edges', async () => {
    const user = await openViewer('ALF');
    (await table('Genes')).focus();
    await user.keyboard('{End}{Enter}');
    await selected('1 gene', '0 edges');
    expect(facts(screen.getByRole('region', { name: 'Selection' }))).toEqual([
      'Gene: AT1G00080 GLS1',
      'Type: METABOLIC',
      'Role: target',
      'Targeted by: 1 TF',
      'Edges to: 0 genes',
      'Edges: in planta:Bound (1)',
    ]);
  });

  it('tells the analyses behind an edge, with fold change and p-value', async () => {
    const user = await openViewer('ALF');
    const details = await selectEdge(user, 'AT1G00010in planta:Regulated:REPRESSEDAT1G00060');
    expect(facts(details)).toEqual([
      'From: AT1G00010 ALF',
      'To: AT1G00060 NRX1',
      'Edge: in planta:Regulated:REPRESSED',
      'Kind: Repressed',
      'Weight (by analyses): 1',
      'Weight (by publications): 1',
    ]);
    const found = await within(details).findByRole('table', { name: 'Found by 2 analyses' });
    const rows = within(found)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(rows).toEqual([
      ['ALF · RNAseq · 1in planta:Regulated:REPRESSED', '-2.50', '1.00e-4'],
      ['ALF · ChIPseq · 2in planta:Bound', 'none', 'none'],
    ]);
  });
});
