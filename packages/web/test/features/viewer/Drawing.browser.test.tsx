import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedByButton, savedFromMenu } from '../../support/fromMenu.ts';
import { blue, pink, pixels, red, yellow } from './canvasColors.ts';
import { edgesAre, graph, openDrawing, press, savedPlaces, selected, uploadEdges } from './viewerPage.ts';

const drawing = page.getByRole('application', { name: /^Network graph/ });
const tip = () => screen.queryByRole('tooltip')?.textContent;
const [many, few] = [20, 10];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the genes are in the drawing, in pixels. */
async function genesAt(user: UserEvent): Promise<ReadonlyMap<string, Point>> {
  const places = await savedPlaces(user);
  const [zoom, left, top] = ['zoom', 'x', 'y'].map((name) => Number(graph().dataset[name]));
  return new Map(places.map(([id, x, y]) => [id, { x: left + x * zoom, y: top + y * zoom }]));
}

async function geneAt(user: UserEvent, id: string): Promise<Point> {
  const place = (await genesAt(user)).get(id);
  if (!place) throw new Error(`${id} is not drawn`);
  return place;
}

/** Points at a place until the drawing names what is there: it moves when it makes room for a panel. Returns the place. */
async function pointAt(placeNow: () => Promise<Point>, name: string): Promise<Point> {
  for (;;) {
    const place = await placeNow();
    // Vitest changes the position that it is given.
    await drawing.hover({ position: { ...place } });
    const isNamed = await waitFor(() => expect(tip()).toBe(name), { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isNamed) return place;
  }
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Whether the window shows all genes. */
async function isWhole(user: UserEvent): Promise<boolean> {
  const { width, height } = graph().getBoundingClientRect();
  return [...(await genesAt(user)).values()].every(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
}

const zoom = () => screen.getByLabelText('Zoom of the network').textContent;

describe('the drawing of a network', () => {
  it('has edges in the color of their kind, unless they are hidden', async () => {
    const user = await openDrawing('BET[EXPERIMENT_TYPE=Expression]');
    await waitFor(() => expect(pixels(pink)).toBeGreaterThan(many));
    expect(pixels(yellow)).toBe(0);
    await uploadEdges(user, 'AT1G00020 mine AT1G00040');
    await waitFor(() => expect(pixels(yellow)).toBeGreaterThan(many));
    await press(user, 'Hide Edges');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'mine' }));
    await waitFor(() => expect(pixels(yellow)).toBe(0));
    expect(pixels(pink)).toBeGreaterThan(many);
  });

  it('names what is pointed at, with a red border, and has a blue one around what is pressed', async () => {
    const user = await openDrawing('ALF');
    expect(Math.max(pixels(red), pixels(blue))).toBeLessThan(few);
    const gene = await pointAt(() => geneAt(user, 'AT1G00050'), 'AT1G00050 (TWIN)');
    await waitFor(() => expect(pixels(red)).toBeGreaterThan(many));
    await drawing.click({ position: { ...gene } });
    await selected('1 gene', '0 edges');
    await waitFor(() => expect(pixels(blue)).toBeGreaterThan(many));
    const edge = async () => middleOf(await geneAt(user, 'AT1G00010'), await geneAt(user, 'AT1G00050'));
    await pointAt(edge, 'in planta:Regulated:REPRESSED');
    const moved = await geneAt(user, 'AT1G00050');
    expect(Math.hypot(moved.x - gene.x, moved.y - gene.y)).toBeGreaterThan(20);
    graph().focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pixels(blue)).toBeLessThan(few));
  });

  it('has a blue border around what is selected in a table or an analysis', { tags: ['long'] }, async () => {
    const user = await openDrawing('ALF');
    await user.click(screen.getByRole('row', { name: /^AT1G00080/ }));
    await waitFor(() => expect(pixels(blue)).toBeGreaterThan(many));
    await press(user, 'Clear the selection');
    await waitFor(() => expect(pixels(blue)).toBeLessThan(few));
    await press(user, 'Analyze');
    await user.click(await screen.findByRole('button', { name: 'AT1G00010' }));
    await waitFor(() => expect(pixels(blue)).toBeGreaterThan(many));
  });

  it('selects with a box that is drawn with the mouse', async () => {
    const user = await openDrawing('ALF');
    await press(user, 'Select with a box');
    const { width, height } = graph().getBoundingClientRect();
    await userEvent.dragAndDrop(drawing, drawing, {
      sourcePosition: { x: 310, y: 10 },
      targetPosition: { x: width - 60, y: height - 10 },
    });
    await selected('7 genes', '0 edges');
    await waitFor(() => expect(pixels(blue)).toBeGreaterThan(many));
  });

  it('lets a gene be dragged to another place, which Undo takes back', { tags: ['long'] }, async () => {
    const user = await openDrawing('ALF');
    const before = await savedPlaces(user);
    const gene = await geneAt(user, 'AT1G00050');
    const others = (places: typeof before) => places.filter(([id]) => id !== 'AT1G00050');
    await userEvent.dragAndDrop(drawing, drawing, {
      sourcePosition: { ...gene },
      targetPosition: { x: gene.x + 60, y: gene.y - 60 },
    });
    await expect.poll(() => savedPlaces(user)).not.toEqual(before);
    expect(others(await savedPlaces(user))).toEqual(others(before));
    await press(user, 'Undo');
    expect(await savedPlaces(user)).toEqual(before);
  });

  it('stays whole when the window changes its size, until it is moved', { tags: ['long'] }, async () => {
    const user = await openDrawing('all_tfs');
    expect(await isWhole(user)).toBe(true);
    const start = zoom();
    await page.viewport(1000, 600);
    await waitFor(() => expect(zoom()).not.toBe(start));
    expect(await isWhole(user)).toBe(true);
    await page.viewport(1440, 900);
    await waitFor(() => expect(zoom()).toBe(start));
    graph().focus();
    await userEvent.keyboard('{ArrowRight}');
    const width = graph().clientWidth;
    await page.viewport(1000, 600);
    await waitFor(() => expect(graph().clientWidth).toBeLessThan(width));
    await press(user, 'Zoom in');
    await press(user, 'Zoom out');
    expect(zoom()).toBe(start);
  });

  it('is saved as a picture of the visible part, and of the whole network with its uploads', async () => {
    const user = await openDrawing('ALF');
    const size = async ({ bytes }: Awaited<ReturnType<typeof savedByButton>>) => {
      const { width, height } = await createImageBitmap(new Blob([bytes.slice()], { type: 'image/png' }));
      return { width, height };
    };
    const part = await savedByButton(user, 'Export Image');
    expect(part.name).toBe('query.png');
    const { clientWidth, clientHeight } = graph();
    const { width, height } = await size(part);
    expect([width >= 2 * clientWidth, height >= 2 * clientHeight]).toEqual([true, true]);
    const save = async () => size(await savedFromMenu(user, 'More images', 'Whole network, for print'));
    const whole = await save();
    await uploadEdges(user, 'AT1G00010 mine AT1G00500');
    await edgesAre(10);
    expect((await save()).width).toBeGreaterThan(whole.width);
  });
});
