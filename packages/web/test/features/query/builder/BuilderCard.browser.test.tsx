import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../../support/visit.tsx';
import { textOf, visitEditor } from '../editor/editorHands.ts';

const builder = page.getByRole('region', { name: 'Query Builder' });
const handle = (name: string) => builder.getByRole('button', { name: `Move ${name}:` });

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The row of a TF or group. */
function rowOf(name: string): HTMLElement {
  const row = rows().find((one) => one.getAttribute('aria-label')?.startsWith(`${name}, `));
  if (!row) throw new Error(`no row is called ${name}`);
  return row;
}

/** Opens the page with a query in rows whose hints are there: those would push rows down. */
async function start(query: string, tfs: number): Promise<void> {
  await visitEditor(query);
  await expect.poll(() => rows().filter((row) => row.querySelector('p'))).toHaveLength(tfs);
}

/** Drags a row to a part of the height of another one; returns where it was shown to go on its way. */
async function drag(name: string, to: string, part: number): Promise<string[]> {
  const shown: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const row = target as HTMLElement;
      if (row.dataset['mark']) shown.push(`${row.dataset['mark']} ${row.getAttribute('aria-label')}`);
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-mark'] });
  const target = rowOf(to);
  const targetPosition = { x: 60, y: target.offsetHeight * part };
  await userEvent.dragAndDrop(handle(name), target, { targetPosition });
  observer.disconnect();
  return shown;
}

describe('the rows of the builder', () => {
  it('are moved by mouse, and show where they will go', async () => {
    await start('ALF and (BET or GAM)', 3);
    const shown = await drag('ALF', 'GAM', 0.9);
    expect(shown.at(-1)).toBe('after GAM, level 2');
    await expect.poll(textOf).toBe('(BET or GAM or ALF)');
    expect(document.querySelector('[data-mark]')).toBeNull();
  });

  it('never go into themselves', { tags: ['long'] }, async () => {
    await start('ALF and (BET or GAM)', 3);
    expect(await drag('TF Group', 'GAM', 0.9)).toEqual([]);
    expect(textOf()).toBe('ALF and (BET or GAM)');
    expect(await drag('BET', 'ALF', 0.1)).toEqual(['before ALF, level 1']);
  });

  it('keep the focus when they are moved by keyboard', async () => {
    await start('(BET) or ALF', 2);
    (handle('ALF').element() as HTMLElement).focus();
    for (const [key, text] of [
      ['ArrowRight', /^\(BET or ALF\)$/],
      ['ArrowUp', /^\(ALF .*BET\)$/],
      ['ArrowLeft', /^\(BET\) or ALF$/],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(textOf).toMatch(text);
      await expect.element(handle('ALF')).toHaveFocus();
    }
  });

  it('fit into their card in windows of any width', { tags: ['long'] }, async () => {
    for (const width of [1440, 390]) {
      await visit('/query?query=all_dap', { width });
      const field = builder.getByRole('combobox', { name: 'TF', exact: true });
      await expect.element(field).toHaveValue('all_dap');
      await expect.poll(() => rows()[0].querySelector('p')?.textContent).toMatch(/TF/);
      const [inner, outer] = [field, builder].map((one) => one.element().getBoundingClientRect());
      expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });

  it('are shaded and indented by their level', { tags: ['long'] }, async () => {
    await start('ALF and (BET or (GAM or (ALF or (BET or GAM))))', 6);
    const looks = rows().map((row) => getComputedStyle(row));
    const indents = looks.map(({ paddingLeft }) => parseFloat(paddingLeft));
    expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(5);
    expect(indents).toEqual([...indents].sort((a, b) => a - b));
    expect(new Set(indents).size).toBe(5);
  });
});
