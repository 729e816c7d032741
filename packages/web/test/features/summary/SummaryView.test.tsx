import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { savedFromMenu } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';

const chart = () => screen.findByRole('img', { name: /^Targets of/ });

async function showTable(user: UserEvent): Promise<HTMLElement> {
  await chart();
  await user.click(within(screen.getByRole('radiogroup', { name: 'Show as' })).getByText('Table'));
  return screen.findByRole('table');
}

const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

/** The bars of a color in the chart. */
const bars = async (color: string) => [...(await chart()).querySelectorAll(`rect[fill="${color}"]`)];
const inducedColor = '#1b9e77';

describe('the summary', () => {
  it('says in a sentence with numbers what it shows', async () => {
    await visitResult('summary', 'ALF or BET');
    await screen.findByRole('heading', { name: 'Targets of 2 TFs in 4 analyses, 4 to 5 per analysis' });
    expect((await chart()).textContent).toContain('Number of targets');
  });

  it('has a table with the same numbers', async () => {
    const user = await visitResult('summary', 'ALF');
    const [, ...rows] = within(await showTable(user)).getAllByRole('row');
    expect(rows.map((row) => textsOf(row).slice(-4))).toEqual([
      ['3', '2', '', '5'],
      ['', '', '4', '4'],
    ]);
  });

  it('leads from the row of a TF to its own result', async () => {
    const user = await visitResult('summary', 'ALF or BET');
    const table = await showTable(user);
    await user.click(within(table).getAllByRole('button', { name: 'AT1G00010' })[0]);
    await screen.findByRole('heading', { level: 1, name: /targeted by ALF in/ });
  });

  it('switches all bars of a kind with the legend', async () => {
    const user = await visitResult('summary', 'ALF');
    expect(await bars(inducedColor)).toHaveLength(1);
    const induced = screen.getByRole('button', { name: /^INDUCED.*3 findings$/ });
    await user.click(induced);
    expect(induced.getAttribute('aria-pressed')).toBe('false');
    expect(await bars(inducedColor)).toHaveLength(0);
    await user.click(induced);
    expect(await bars(inducedColor)).toHaveLength(1);
  });

  it('is saved as SVG with title and legend, and as CSV', async () => {
    const user = await visitResult('summary', 'ALF');
    await chart();
    const save = (name: RegExp) => savedFromMenu(user, 'Save figure', name);
    const svg = await save(/Vector figure/);
    expect(svg.name).toMatch(/^trellis_development_ALF_summary_\d{4}-\d\d-\d\d\.svg$/);
    for (const part of ['<svg', 'Targets of ALF in 2 analyses', 'INDUCED', 'Number of targets'])
      expect(svg.text).toContain(part);
    const lines = (await save(/The numbers/)).text.trim().split('\r\n');
    expect(lines[0]).toBe('tf,symbol,filter,analysis_id,analysis,analysis_name,edge,type,targets');
    expect(lines.slice(1).map((line) => line.split(',').slice(-2).join())).toEqual([
      'INDUCED,3',
      'REPRESSED,2',
      'BOUND,4',
    ]);
  });
});
