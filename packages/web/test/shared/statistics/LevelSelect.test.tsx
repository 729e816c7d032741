import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitResult } from '../../support/visit.tsx';

it('compares TFs instead of analyses, in the address too', async () => {
  const user = await visitResult('analysis', 'ALF or BET or GAM');
  const choice = await screen.findByRole('combobox', { name: 'Gene sets' });
  await user.selectOptions(choice, 'TFs: any analysis');
  await screen.findByRole('heading', { name: /^Overlap of 3 TFs \(genes in any of their analyses\) in 3 pairs/ });
  expect(new URLSearchParams(window.location.search).get('level')).toBe('tf');
});

it('says when too few TFs have two analyses, and leads back', async () => {
  const user = await visitResult('analysis', 'ALF or BET');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Gene sets' }), 'TFs: two analyses or more');
  await screen.findByRole('heading', { name: /./, level: 2 });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Gene sets' }), 'Each analysis');
  await screen.findByRole('heading', { name: /^Overlap of \d+ analyses/ });
  await waitFor(() => expect(window.location.search).not.toContain('level'));
});
