import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { savedByButton } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;
const perRow = { ...demo, search: 'columns=fields' } as const;

const table = () => screen.findByRole('table');
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const rowsIn = (element: HTMLElement) => textsOf(within(element).getAllByRole('rowheader'));
const headsIn = (element: HTMLElement) => textsOf(within(element).getAllByRole('columnheader'));

async function search(user: UserEvent, text: string): Promise<void> {
  const field = screen.getByLabelText('Search the metadata');
  await user.clear(field);
  await user.type(field, text);
}

describe('the metadata', () => {
  it('have a column per analysis under its label, and a row per field', async () => {
    const user = await visitResult('meta', 'NLP7', demo);
    const [field, ...labels] = headsIn(await table());
    expect(field).toBe('Field');
    expect(labels.length).toBeGreaterThan(1);
    for (const label of labels) expect(label).toMatch(/^NLP7 · .* · \d+$/);
    expect(rowsIn(await table())).toContain('EXPERIMENT_TYPE');
    await search(user, 'experiment_type');
    await waitFor(async () => expect(rowsIn(await table())).toEqual(['EXPERIMENT_TYPE']));
    await user.click(screen.getByText('A row per analysis'));
    expect(headsIn(await table())).toEqual(['Analysis', 'EXPERIMENT_TYPE']);
    expect(rowsIn(await table())).toEqual(labels);
  });

  it('have a row per analysis under its label, and a column per field', async () => {
    await visitResult('meta', 'NLP7', perRow);
    const labels = rowsIn(await table());
    expect(labels.length).toBeGreaterThan(1);
    for (const label of labels) expect(label).toMatch(/^NLP7 · .* · \d+$/);
    expect(headsIn(await table())).toContain('EXPERIMENT_TYPE');
  });

  it('are cut to the fields that a search names, or to the analyses that it finds', async () => {
    const user = await visitResult('meta', 'NLP7', perRow);
    const label = rowsIn(await table())[1] ?? '';
    await search(user, 'experiment_type');
    await waitFor(async () => expect(headsIn(await table())).toEqual(['Analysis', 'EXPERIMENT_TYPE']));
    await search(user, label);
    await waitFor(async () => expect(rowsIn(await table())).toEqual([label]));
  });

  it('come back after a search that finds nothing', async () => {
    const user = await visitResult('meta', 'NLP7', { ...demo, search: 'columns=fields&search=nowhere+to+be+found' });
    await screen.findByText(/^Nothing contains “nowhere to be found”/);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(rowsIn(await table())).toHaveLength(5);
  });

  it('are exported whole, whatever a search hides', async () => {
    const user = await visitResult('meta', 'NLP7', { ...demo, search: 'search=nowhere+to+be+found' });
    await screen.findByText(/^Nothing contains/);
    const { name, text } = await savedByButton(user, 'Export Metadata');
    expect(name).toBe('metadata.csv');
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toMatch(/^KEY(,\d+){5}$/);
    expect(lines[0]).toMatch(/^analysis_id,/);
    expect(lines.map((line) => line.split(',')[0])).toContain('EXPERIMENT_TYPE');
  });

  it('show all fields of up to 8 analyses, and only those that differ of more', async () => {
    const onlyDiffering = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Only fields that differ' });
    await visitResult('meta', 'NLP7', demo);
    await table();
    expect(onlyDiffering().checked).toBe(false);
    const user = await visitResult('meta', 'all_expression', demo);
    expect(rowsIn(await table())).not.toContain('EXPERIMENT_TYPE');
    expect(onlyDiffering().checked).toBe(true);
    await user.click(onlyDiffering());
    expect(rowsIn(await table())).toContain('EXPERIMENT_TYPE');
  });

  it('say on request what all analyses have in common', async () => {
    const user = await visitResult('meta', 'all_expression', demo);
    const summary = await screen.findByText(/^\d+ fields? with the same value in all analyses$/);
    const shared = summary.closest('details');
    expect(shared?.open).toBe(false);
    await user.click(summary);
    expect(shared?.open).toBe(true);
    const field = within(shared as HTMLElement).getByText('EXPERIMENT_TYPE');
    expect(field.nextElementSibling?.textContent).toBe('Expression');
  });

  it('of one analysis are all in a drawer, which Escape closes', async () => {
    const user = await visitResult('meta', 'NLP7', perRow);
    const [row] = within(await table()).getAllByRole('rowheader');
    await user.click(within(row).getByRole('button'));
    const drawer = await screen.findByRole('dialog', { name: row.textContent });
    const valuesInRow = textsOf(within(row.parentElement as HTMLElement).getAllByRole('cell'));
    const known = headsIn(await table()).filter((_, i) => i > 0 && valuesInRow[i - 1] !== '');
    for (const field of known) within(drawer).getByText(field);
    expect(known).toContain('EXPERIMENT_TYPE');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
