import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';

/** Whether a section has come to the upper half of the window. */
async function isInSight(name: string): Promise<boolean> {
  const { top } = (await screen.findByRole('region', { name })).getBoundingClientRect();
  return top > -10 && top < window.innerHeight / 2;
}

it('the citations open at the section in the address, and their contents lead to another one', async () => {
  const user = await visit('/citations#tools');
  await expect.poll(() => isInSight('Tools and methods')).toBe(true);
  await user.click(within(screen.getByRole('navigation', { name: 'Contents' })).getByText('Data sources'));
  await expect.poll(() => isInSight('Data sources')).toBe(true);
});
