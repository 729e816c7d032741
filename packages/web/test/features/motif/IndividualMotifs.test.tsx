import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { savedByButton } from '../../support/fromMenu.ts';
import { openOptions, recalculate } from '../../support/optionsPanel.ts';
import { visitResult } from '../../support/visit.tsx';

const open = (query: string, search = '') =>
  visitResult('motif', query, { edition: 'arabidopsis', search: `view=individual${search}` });

const frame = () => screen.findByRole('region', { name: 'Individual motifs' });

async function openPicker(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add/Remove Motifs' }));
  return within(await screen.findByRole('dialog', { name: 'Motifs of all gene sets' }));
}

type Picker = Awaited<ReturnType<typeof openPicker>>;

const boxes = (picker: Picker) => picker.getAllByRole<HTMLInputElement>('checkbox');
const checked = (picker: Picker) => boxes(picker).flatMap((box, place) => (box.checked ? [place] : []));
const nameOf = (box: HTMLInputElement) => (box.labels?.[0].textContent ?? '').split(' ')[0];

describe('the individual motifs', () => {
  it('are counted by hits or by genes', async () => {
    const user = await open('NLP7');
    await frame();
    screen.getByText(/numbers of genes with at least one hit/);
    await user.selectOptions((await openOptions(user)).getByLabelText('What is counted'), 'Test by hits');
    await recalculate(user);
    await screen.findByText(/numbers of motif hits/);
  });

  it('are tested in the regions that are chosen', async () => {
    const user = await open('NLP7');
    const before = (await frame()).textContent;
    const options = await openOptions(user);
    await user.click(await options.findByLabelText("5' UTR"));
    await user.click(options.getByRole('checkbox', { name: /^500bp upstream/ }));
    await recalculate(user);
    await screen.findByText(/^5' UTR/);
    await waitFor(async () => expect((await frame()).textContent).not.toBe(before));
  });

  it('are tested in all gene sets when others are picked', { tags: ['long'] }, async () => {
    const user = await open('NLP7');
    await frame();
    const picker = await openPicker(user);
    const other = boxes(picker).find((box) => !box.checked) as HTMLInputElement;
    const name = nameOf(other);
    expect(within(await frame()).queryByText(name)).toBeNull();
    await user.click(other);
    await user.click(picker.getByRole('button', { name: 'Update' }));
    await waitFor(async () => expect(within(await frame()).getAllByText(name)).toHaveLength(5));
  });

  it(
    'have a row per gene set and motif where there are many gene sets, each with its picker',
    { tags: ['long'] },
    async () => {
      const user = await open('all_expression');
      const table = await screen.findByRole('table', { name: 'Individual motifs' });
      within(table).getByRole('columnheader', { name: 'Gene set' });
      const [, ...rows] = within(table).getAllByRole('row');
      expect(rows.length).toBeGreaterThanOrEqual(26);
      await user.click(within(rows[0]).getByRole('button', { name: 'Select Motifs' }));
      const dialog = await screen.findByRole('dialog');
      within(dialog).getByLabelText(/^Search \d+ motifs/);
    },
  );

  it('are saved as a table', async () => {
    const user = await open('NLP7');
    await frame();
    const csv = await savedByButton(user, 'Save CSV');
    expect(csv.name).toBe('individual_motifs.csv');
    expect(csv.text).toContain('500bp_promoter');
  });
});

describe('the picker of individual motifs', () => {
  it('finds motifs by the symbol of their TF', { tags: ['long'] }, async () => {
    const user = await open('NLP7');
    await frame();
    const picker = await openPicker(user);
    const all = boxes(picker).length;
    await user.type(picker.getByLabelText(/^Search/), 'nlp7');
    await waitFor(() => expect(boxes(picker).length).toBeLessThan(all));
    for (const box of boxes(picker)) expect(box.labels?.[0].textContent).toContain('NLP7');
  });

  it('adds a range with Shift and single motifs with their box or with Ctrl; a click chooses one alone', async () => {
    const user = await open('NLP7');
    await frame();
    const picker = await openPicker(user);
    if (picker.queryByRole('button', { name: 'Clear All' }))
      await user.click(picker.getByRole('button', { name: 'Clear All' }));
    expect(checked(picker)).toEqual([]);
    const box = (place: number) => boxes(picker)[place];
    const label = (place: number) => boxes(picker)[place].labels?.[0] as HTMLElement;
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    expect(checked(picker)).toEqual([1, 2, 3, 4]);
    await user.keyboard('{Control>}');
    await user.click(label(6));
    await user.keyboard('{/Control}');
    expect(checked(picker)).toEqual([1, 2, 3, 4, 6]);
    await user.keyboard('{Shift>}');
    await user.click(label(8));
    await user.keyboard('{/Shift}');
    expect(checked(picker)).toEqual([1, 2, 3, 4, 6, 7, 8]);
    await user.click(label(2));
    expect(checked(picker)).toEqual([2]);
  });
});
