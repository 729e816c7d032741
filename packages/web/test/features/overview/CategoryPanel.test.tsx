import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savedBy } from '../../support/savedFiles.ts';
import { reload } from '../../support/visit.tsx';
import { addressSearch, expectIds, expectRows, find, openOverview } from './overviewPage.ts';

const demo = { edition: 'arabidopsis' } as const;
const figure = (category: string) => screen.findByRole('img', { name: new RegExp(`analyses by ${category}: `) });
const category = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Category' });
const slices = (chart: HTMLElement) => [...chart.querySelectorAll('path')];

describe('the chart of the data overview', () => {
  it('is a pie half as high as the window, with every label where there are at most five', async () => {
    await openOverview('', demo);
    const pie = await figure('EDGE_TYPE');
    expect(Number(pie.getAttribute('height'))).toBe(window.innerHeight / 2);
    for (const label of ['in planta:Bound: ', 'in vitro:Bound:DAP: 26']) expect(pie.textContent).toContain(label);
  });

  it('is of the first category of edges, and says how many analyses and values it has', async () => {
    await openOverview('', demo);
    expect(category().value).toBe('EDGE_TYPE');
    screen.getByRole('heading', { name: '70 analyses by EDGE_TYPE: 5 values' });
  });

  it('keeps the category that was chosen, over a search and a reload', { tags: ['long'] }, async () => {
    const user = await openOverview('', demo);
    await user.selectOptions(category(), 'TISSUE');
    await screen.findByRole('heading', { name: /analyses by TISSUE/ });
    await find(user, 'EXPERIMENT_TYPE = Expression');
    await expectRows('26 / 70');
    expect(category().value).toBe('TISSUE');
    await reload();
    await figure('TISSUE');
    expect(category().value).toBe('TISSUE');
  });

  it('shows the value under the pointer in the place of its label', async () => {
    const user = await openOverview('', demo);
    const pie = await figure('EDGE_TYPE');
    expect(pie.textContent).toContain('in vitro:Bound:DAP: 26');
    await user.hover(slices(pie)[0]);
    await screen.findByText(/\(37\.1%\)/);
    await waitFor(() => expect(pie.textContent).not.toContain('in vitro:Bound:DAP: 26'));
  });

  it('is a table with the same numbers too', async () => {
    const user = await openOverview('', demo);
    await user.click(within(screen.getByRole('radiogroup', { name: 'Show as' })).getByText('Table'));
    await screen.findByRole('row', { name: 'in vitro:Bound:DAP 26' });
  });

  it('filters by the slice that is clicked, until it is clicked again', async () => {
    const user = await openOverview();
    const pie = await figure('EDGE_TYPE');
    await user.click(slices(pie)[0]);
    await expectIds('1', '3', '6');
    expect(new URLSearchParams(addressSearch()).get('filter')).toBe('EDGE_TYPE:in planta:Regulated');
    expect(slices(await figure('EDGE_TYPE'))).toHaveLength(4);
    await user.click(slices(await figure('EDGE_TYPE'))[0]);
    await expectRows('6 / 6');
  });

  it('is a pie of many values too, and bars on request, which filter', { tags: ['long'] }, async () => {
    const user = await openOverview('', demo);
    await user.selectOptions(category(), 'tfs');
    expect(slices(await figure('TFs')).length).toBeGreaterThan(12);
    await user.click(within(screen.getByRole('radiogroup', { name: 'Show as' })).getByText('Bars'));
    const bars = await figure('TFs');
    expect(slices(bars)).toEqual([]);
    const [label, count] = [...bars.querySelectorAll('g > g text')].map(({ textContent }) => textContent);
    await user.click(within(bars).getByText(label));
    await expectRows(`${count} / 70`);
    screen.getByRole('button', { name: `Remove the filter TFs: ${label}` });
  });

  it('is saved with its title', async () => {
    const user = await openOverview('?search=ALF');
    await user.click(screen.getByRole('button', { name: 'Save figure' }));
    const { text } = await savedBy(() => user.click(screen.getByRole('menuitem', { name: /Vector figure/ })));
    expect(text).toContain('<svg');
    expect(text).toContain('2 analyses by EDGE_TYPE');
  });
});
