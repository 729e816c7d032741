import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, useBrowser } from './support/browser.ts';

/** WebGL in software, which needs no graphics card. */
const visit = useBrowser(
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
);

it('a box in a large network that is drawn with WebGL selects all genes in it, and no click undoes that', async () => {
  const page = await visit(`${demo()}/network?request=${await ask(demo(), 'AT4G24020')}`);
  const graph = page.locator('[data-testid=graph][data-ready][data-engine=webgl]');
  await graph.waitFor({ timeout: 40_000 });
  const box = await graph.boundingBox();
  if (!box) throw new Error('no graph');
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + box.width * 0.4, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height - 20, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const selected = page.getByRole('region', { name: 'Selection' }).getByRole('heading');
  await page.waitForTimeout(500);
  expect(Number(/^[\d,]+/.exec(await selected.innerText())?.[0].replace(',', ''))).toBeGreaterThan(100);
});
