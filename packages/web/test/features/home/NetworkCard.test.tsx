import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';

const card = () => screen.findByRole('region', { name: 'Test my network' });
const fileField = (region: HTMLElement) =>
  region.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');

async function give(text: string, name = 'mine.tsv') {
  const user = await visit('/');
  const region = await card();
  await user.upload(fileField(region), new File([text], name, { type: 'text/plain' }));
  return { user, region: within(region) };
}

/** Targets of ALF in the mini data set, best first. */
const network = ['AT1G00040', 'AT1G00050', 'AT1G00060', 'AT1G00070', 'AT1G00080', 'AT1G00090']
  .map((id, i) => `AT1G00010\t${id}\t${1 - i / 10}`)
  .join('\n');

describe('the test of a network on the home page', () => {
  it('shows what was understood before it runs, and opens the verdict', async () => {
    const { user, region } = await give(network);
    await region.findByText(/A network of 6 edges of 1 TF/);
    expect(region.getByRole('combobox', { name: 'Meaning of column 3' })).toHaveProperty('value', 'score');
    await user.click(region.getByRole('button', { name: 'Test My Network' }));
    await screen.findByText(
      /\(AUPR \d\.\d\d, expected \d\.\d\d \(95 % of the shuffles: [\d.]+ to [\d.]+\), p [<=] 0\.\d+\)/,
    );
    screen.getByText(/^(Better|Not better) than chance$/);
  });

  it('says why a file cannot be tested', async () => {
    const { region } = await give('AT1G00010\nAT1G00020\n');
    await waitFor(() => expect(region.getByRole('alert').textContent).toMatch(/has 1 column/));
    expect(region.queryByRole('button', { name: 'Test My Network' })).toBeNull();
  });
});
