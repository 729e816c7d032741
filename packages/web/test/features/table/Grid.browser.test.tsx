import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UserEvent } from '@testing-library/user-event';
import { genes, head, heads, openTable, settledGrid } from './grid.ts';

const demo = { edition: 'arabidopsis' } as const;
const box = (element: Element) => element.getBoundingClientRect();
const sizeOf = (grid: HTMLElement) =>
  ['rowcount', 'colcount'].map((name) => Number(grid.getAttribute(`aria-${name}`)));

/** Scrolls the grid, and waits until it has drawn what is in sight there. */
async function scroll(grid: HTMLElement, left: number, top: number): Promise<void> {
  grid.scrollTo(left, top);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await settledGrid();
}

const drawnRows = (grid: HTMLElement) =>
  [...grid.querySelectorAll('[role=row]')].filter((row) => row.querySelector('[role=gridcell]'));

/** Row and column of the cell that the keyboard is on. */
function active(grid: HTMLElement): (number | undefined)[] {
  const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')].map(
    (text) => (text ? Number(text) : undefined),
  );
}

describe('a big table', () => {
  let [grid, user] = [] as unknown as [HTMLElement, UserEvent];
  beforeEach(async () => {
    ({ grid, user } = await openTable('all_tfs', demo));
  });

  it('keeps gene id and symbol in sight and in line with their rows, however far it scrolls', async () => {
    for (const [left, top] of [
      [900, 5000],
      [4000, 200],
      [100_000, 30_000],
    ]) {
      await scroll(grid, left, top);
      const rows = drawnRows(grid).map((row) => [...row.querySelectorAll('[role=gridcell]')].slice(0, 3).map(box));
      expect(rows.length).toBeGreaterThan(10);
      expect(new Set(rows.map(([id]) => id.left)).size).toBe(1);
      for (const [id, symbol, first] of rows) {
        expect(id.left).toBeGreaterThanOrEqual(box(grid).left);
        expect(id.left).toBeLessThan(box(grid).left + 80);
        expect(symbol.left).toBe(id.right);
        expect([symbol.top, first.top]).toEqual([id.top, id.top]);
      }
    }
  });

  it('has no blank cell at its far corner, and draws what is in sight alone', { tags: ['long'] }, async () => {
    const [rows, columns] = sizeOf(grid);
    await scroll(grid, grid.scrollWidth, grid.scrollHeight);
    await waitFor(() => expect(grid.querySelector(`[aria-rowindex="${rows}"]`)).not.toBeNull());
    await settledGrid();
    expect(grid.querySelector(`[role=columnheader][aria-colindex="${columns}"]`)).not.toBeNull();
    expect(genes()).not.toContain('');
    expect(grid.querySelectorAll('[role=gridcell]').length).toBeLessThan(2000);
  });

  it('has its cells in rows, and its rows in groups, wherever it is scrolled', { tags: ['long'] }, async () => {
    for (const [width, left] of [
      [1440, 0],
      [1440, 3000],
      [390, 0],
      [390, 3000],
    ]) {
      await page.viewport(width, 844);
      await scroll(grid, left, 400);
      const groups = [...grid.querySelectorAll('[role=rowgroup]')];
      const rows = [...grid.querySelectorAll('[role=row]')];
      expect(groups.filter((group) => !group.querySelector('[role=row]'))).toEqual([]);
      expect(rows.filter((row) => !row.closest('[role=rowgroup]'))).toEqual([]);
      expect(rows.filter((row) => !row.querySelector('[role=gridcell], [role=columnheader]'))).toEqual([]);
      const cells = [...grid.querySelectorAll('[role=gridcell], [role=columnheader]')];
      expect(cells.filter((cell) => !cell.closest('[role=row]'))).toEqual([]);
    }
  });

  it('keeps the label of a merged header cell in sight while it scrolls', { tags: ['long'] }, async () => {
    const merged = grid.querySelector<HTMLElement>('[role=columnheader][data-label][aria-colspan]');
    const [label] = merged?.getElementsByTagName('span') ?? [];
    const text = label.textContent;
    const edge = box(head(grid, 'Symbol')).right;
    await scroll(grid, box(label).left - edge + 40, 0);
    // The cell begins below the columns that stay.
    expect(box(merged ?? grid).left).toBeLessThan(edge);
    expect(box(label).left).toBeGreaterThanOrEqual(edge);
    expect(heads(grid).filter((one) => one === text)).toHaveLength(1);
  });

  it('moves by keyboard: arrows, Home, End, pages and corners, and sorts from the header', async () => {
    const [rows, columns] = sizeOf(grid);
    // Keys of the document, not of the browser: whether its window has the focus is not what is tried here.
    const press = (keys: string) => user.keyboard(keys);
    const expectAt = (row: number, column: number) => waitFor(() => expect(active(grid)).toEqual([row, column]));
    grid.focus();
    await waitFor(() => expect(document.activeElement).toBe(grid));
    await expectAt(7, 1);
    await press('{ArrowDown}{ArrowRight}');
    await expectAt(8, 2);
    await press('{Control>}{End}{/Control}');
    await expectAt(rows, columns);
    await press('{PageUp}');
    await waitFor(() => expect(active(grid)[0]).toBeLessThan(rows));
    await press('{Control>}{Home}{/Control}');
    await expectAt(7, 1);
    await press('{End}');
    await expectAt(7, columns);
    await press('{ArrowUp}{Enter}');
    const last = () => grid.querySelector(`[role=columnheader][aria-colindex="${columns}"]`);
    await waitFor(() => expect(last()?.getAttribute('aria-sort')).toBe('descending'));
  });

  it('follows the size of the window', { tags: ['long'] }, async () => {
    const before = box(grid).height;
    await page.viewport(1440, 1300);
    await waitFor(() => expect(box(grid).height).toBeGreaterThan(before + 300));
    await waitFor(() => expect(drawnRows(grid).length).toBeGreaterThan(before / 24 + 10));
  });
});

describe('the grid', () => {
  it('says above an analysis what it is, in full and without hovering', async () => {
    const { grid } = await openTable('ALF');
    const lines = ['ALF · RNAseq · 1', 'in planta:Regulated', 'DESeq2, FDR < 0.05', '5 edges'];
    for (const line of lines) {
      const cell = head(grid, line);
      const text = cell.querySelector('span') ?? cell;
      const fits = text.scrollWidth <= text.clientWidth && cell.scrollHeight <= cell.clientHeight;
      expect([line, fits]).toEqual([line, true]);
    }
  });

  it('freezes only the gene id on a phone, and shows data next to it', async () => {
    const { grid } = await openTable('ALF', { width: 390 });
    expect(box(head(grid, 'Pvalue')).left).toBeLessThan(300);
    await scroll(grid, 200, 0);
    await waitFor(() => expect(box(head(grid, 'Symbol')).left).toBeLessThan(0));
    expect(box(head(grid, 'Gene ID')).left).toBeGreaterThanOrEqual(0);
  });

  it('copies the text of the active cell', async () => {
    const { grid } = await openTable('ALF');
    let copied = '';
    const note = ({ clipboardData }: ClipboardEvent) => (copied = clipboardData?.getData('text/plain') ?? '');
    document.addEventListener('copy', note);
    grid.focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    document.removeEventListener('copy', note);
    expect(copied).toBe(genes()[0]);
  });

  it('has a color for each kind of edge, the same as in its legend', { tags: ['long'] }, async () => {
    await openTable('ALF or GAM');
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const cells = screen.getAllByRole('gridcell');
    const colors = ['up', 'down', 'bound', 'regulated'].map((look) =>
      colorOf(cells.find(({ dataset }) => dataset['look'] === look) ?? document.body),
    );
    expect(colors).toEqual(['rgb(27, 158, 119)', 'rgb(217, 95, 2)', 'rgb(117, 112, 179)', 'rgb(231, 41, 138)']);
    const legend = screen.getByRole('list', { name: 'Colors of the cells' });
    expect([...legend.querySelectorAll('span')].map(colorOf)).toEqual(colors);
  });
});
