import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ask, visit } from '../../support/visit.tsx';

it('the query of a result is shown in full, copied, and followed by its additional edges', async () => {
  const id = await ask('ALF or BET', { inputs: { edges: 'Protein interaction' } });
  const user = await visit(`/result/summary?request=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Show Query' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Show Query' }));
  popover.getByText('ALF or BET');
  within(popover.getByRole('list')).getByText('Protein interaction');
  await user.click(popover.getByRole('button', { name: 'Copy' }));
  await popover.findByRole('button', { name: 'Copied!' });
  expect(await navigator.clipboard.readText()).toBe('ALF or BET');
});
