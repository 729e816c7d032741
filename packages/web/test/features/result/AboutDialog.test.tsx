import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itemOf } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';

const about = 'Data set, species, scripts';

describe('what a result is about', () => {
  it('has what restricts the query, the data set and the revision', async () => {
    const inputs = { targetgenes: 'Clock_Genes' };
    const user = await visitResult('summary', 'AT4G24020 or AT5G65210', { edition: 'arabidopsis', inputs });
    await user.click(await itemOf(user, 'More', about));
    const dialog = within(await screen.findByRole('dialog', { name: about }));
    dialog.getByText(/^only genes of Clock_Genes \(\d+ genes\)$/);
    dialog.getByText(/revision 0/);
    expect(dialog.getByText('Data set').nextElementSibling?.textContent).toMatch(/^[0-9a-f]{12}$/);
  });

  it('has a script that reads the result, in Python and in R', async () => {
    const user = await visitResult('summary', 'ALF');
    await user.click(await itemOf(user, 'More', about));
    const id = new URLSearchParams(window.location.search).get('request');
    expect((await screen.findByLabelText('Script in Python')).textContent).toContain(id);
    await user.click(within(screen.getByRole('radiogroup', { name: 'Language' })).getByText('R'));
    expect((await screen.findByLabelText('Script in R')).textContent).toContain(id);
  });
});
