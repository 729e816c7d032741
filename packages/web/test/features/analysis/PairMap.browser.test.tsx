import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedBy } from '../../support/savedFiles.ts';
import { reload, visitResult } from '../../support/visit.tsx';

/** The 26 expression analyses of the demo. */
const open = () => visitResult('analysis', 'all_expression', { edition: 'arabidopsis' });

const map = page.getByRole('application', { name: /^Overlap of \d+ analyses/ });
const wholeMap = page.getByRole('application', { name: /^Overlap of 26 analyses, pair by pair/ });
const status = page.getByText(/^Zoomed to \d+ of 26 analyses/);
const zoomed = () => Number(/\d+/.exec(status.element().textContent)?.[0]);

/** Drags the mouse from the upper left of the map over a share of its width and height; returns what was said meanwhile. */
async function drag(share: number): Promise<string[]> {
  await expect.element(map).toBeVisible();
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(document.querySelector('main')?.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { width, height } = map.element().getBoundingClientRect();
  await userEvent.dragAndDrop(map, map, {
    sourcePosition: { x: 2, y: 2 },
    targetPosition: { x: width * share, y: height * share },
  });
  observer.disconnect();
  return said;
}

describe('the heat map of pairs', () => {
  it('zooms to an area that is dragged, which a file and a reload keep, and is whole again by Escape', async () => {
    await open();
    const said = await drag(0.4);
    expect(said.join('\n')).toMatch(/\d+ rows and \d+ columns: release the mouse/);
    await expect.element(status).toBeVisible();
    const part = zoomed();
    expect(part).toBeLessThan(26);
    expect(page.getByRole('dialog').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const svg = await savedBy(() => page.getByRole('menuitem', { name: /^Heat map with legend/ }).click());
    expect(svg.text).toContain(`Overlap of ${part} of 26 analyses`);
    await reload();
    await expect.element(status).toBeVisible();
    expect(zoomed()).toBe(part);
    await userEvent.keyboard('{Escape}');
    await expect.element(wholeMap).toBeVisible();
  });

  it('says the pair that a finger taps, also once it is lifted', { tags: ['long'] }, async () => {
    await open();
    await expect.element(map).toBeVisible();
    const cells = map.element();
    const { x, y, width, height } = cells.getBoundingClientRect();
    const at = { clientX: x + width * 0.9, clientY: y + height * 0.1, pointerType: 'touch', bubbles: true };
    cells.dispatchEvent(new PointerEvent('pointerdown', at));
    cells.dispatchEvent(new PointerEvent('pointerout', { ...at, relatedTarget: document.body }));
    await expect.element(page.getByText(/^.* and .*: [\d,]+ genes? shared, .*, p \d/)).toBeVisible();
  });

  it(
    'zooms to cells with numbers if the area is small, and is whole again by a button',
    { tags: ['long'] },
    async () => {
      await open();
      await drag(0.08);
      const cells = page.getByRole('region', { name: 'Pairs of analyses' });
      await expect.element(cells).toBeVisible();
      expect(cells.getByRole('columnheader').elements()).toHaveLength(zoomed());
      await page.getByRole('button', { name: 'Whole map' }).click();
      await expect.element(wholeMap).toBeVisible();
    },
  );

  it('says the pair under the pointer, and opens it with a click', { tags: ['long'] }, async () => {
    await open();
    await expect.element(map).toBeVisible();
    const { width, height } = map.element().getBoundingClientRect();
    const position = { x: width - 3, y: 3 };
    expect(height).toBeGreaterThan(3);
    await map.hover({ position });
    await expect.element(page.getByText(/^.* and .*: [\d,]+ genes? shared, .*, p \d/)).toBeVisible();
    await map.click({ position });
    await expect.element(page.getByRole('dialog', { name: 'Enrichment' })).toBeVisible();
  });
});
