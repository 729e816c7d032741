import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { visitResult } from '../../support/visit.tsx';

/** A list with two known genes, and unknown names that fill lines. */
const listOf = (name: string): File => {
  const unknown = Array.from({ length: 40 }, (_, i) => `an_unknown_gene_with_quite_a_long_name_${name}_${i}`);
  return new File([['AT1G00010', 'AT1G00040', 'AT1G00060', ...unknown, ''].join('\n')], `${name}.txt`);
};

it('many warnings are a list that scrolls, and leave the view its room', async () => {
  const inputs = {
    targetgenes: listOf('target'),
    filtertfs: listOf('filter'),
    backgroundgenes: listOf('background'),
  };
  await visitResult('table', 'ALF', { inputs, width: 600 });
  const warning = page.getByRole('region', { name: 'Query Warning' });
  await expect.element(warning).toBeVisible();
  const box = warning.element();
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  expect(box.clientHeight).toBeLessThan(window.innerHeight / 6);
});
