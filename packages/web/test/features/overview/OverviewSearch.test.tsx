import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { expectRows, openOverview, searchField } from './overviewPage.ts';

it('the search of the overview suggests texts, and the values of a key that is compared', async () => {
  const user = await openOverview('', { edition: 'arabidopsis' });
  await user.click(searchField());
  await user.paste('in pla');
  await screen.findByRole('option', { name: 'in planta:Bound' });
  await user.clear(searchField());
  await user.paste('TISSUE = ro');
  await user.click(await screen.findByRole('option', { name: 'TISSUE = root' }));
  expect(searchField().value).toBe('TISSUE = root');
  await user.click(within(screen.getByRole('search', { name: 'Analyses' })).getByRole('button', { name: 'Search' }));
  await screen.findByRole('button', { name: 'Remove the filter TISSUE = root' });
});

it('the address of before counts, also when a user is back there before the page has changed', async () => {
  const user = await openOverview();
  await user.click(searchField());
  await user.paste('ALF');
  act(() => {
    fireEvent.submit(screen.getByRole('search', { name: 'Analyses' }));
    navigate('/overview');
  });
  await expectRows('6 / 6');
  expect(searchField().value).toBe('');
});
