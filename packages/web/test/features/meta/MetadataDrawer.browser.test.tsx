import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { visitResult } from '../../support/visit.tsx';

it('long values of an analysis wrap in the drawer of a phone', { tags: ['long'] }, async () => {
  await visitResult('meta', 'NLP7', { edition: 'arabidopsis', search: 'columns=fields', width: 390 });
  await page.getByRole('rowheader').first().getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: /^NLP7 · / });
  await expect.element(drawer.getByText('EXPERIMENT_TYPE')).toBeVisible();
  const { scrollWidth, clientWidth } = drawer.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
