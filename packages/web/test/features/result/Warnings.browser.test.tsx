import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { visitResult } from '../../support/visit.tsx';

it('many warnings are a list that scrolls, and leave the view its room', async () => {
  const unknown = Array.from({ length: 400 }, (_, i) => `AT9G${10000 + i}`);
  const targetgenes = new File([['>mine', 'AT1G00040', 'AT1G00060', ...unknown, ''].join('\n')], 'targetgenes.txt');
  await visitResult('table', 'ALF', { inputs: { targetgenes } });
  const warning = page.getByRole('region', { name: 'Query Warning' });
  await expect.element(warning).toBeVisible();
  const box = warning.element();
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  expect(box.clientHeight).toBeLessThan(window.innerHeight / 6);
});
