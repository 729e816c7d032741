import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visitResult } from '../../support/visit.tsx';

const open = (width?: number) =>
  visitResult('sungear', 'NLP7', { edition: 'arabidopsis', ...(width !== undefined && { width }) });

const diagram = page.getByRole('group', { name: /genes of \d+ analyses/ });
const nothingSelected = page.getByRole('heading', { name: '0 genes selected' });
const someSelected = page.getByRole('heading', { name: /^[1-9][\d,]* genes? selected$/ });
const place = () => diagram.element().querySelector('g')?.getAttribute('transform') ?? '';

describe('the Sungear diagram', () => {
  it('is enlarged at the pointer with Ctrl and the wheel, and by no other wheel', async () => {
    await open();
    await expect.element(diagram).toBeVisible();
    const whole = place();
    await userEvent.wheel(diagram, { delta: { y: -100 } });
    expect(place()).toBe(whole);
    await userEvent.keyboard('{Control>}');
    await userEvent.wheel(diagram, { delta: { y: -100 } });
    await userEvent.keyboard('{/Control}');
    await expect.poll(place).toContain('scale(1.05)');
  });

  it('is moved by dragging, which selects nothing, and is whole again by a button', { tags: ['long'] }, async () => {
    await open();
    await expect.element(diagram).toBeVisible();
    const whole = place();
    const { width, height } = diagram.element().getBoundingClientRect();
    const middle = { x: width / 2, y: height / 2 };
    await userEvent.dragAndDrop(diagram, diagram, {
      sourcePosition: middle,
      targetPosition: { x: middle.x + 30, y: middle.y + 20 },
    });
    await expect.poll(place).not.toBe(whole);
    await expect.element(nothingSelected).toBeVisible();
    await page.getByRole('button', { name: 'Whole diagram' }).click();
    await expect.poll(place).toBe(whole);
  });

  it('selects the genes of a circle that is clicked', async () => {
    await open();
    await page
      .getByRole('button', { name: /genes? in / })
      .first()
      .click();
    await expect.element(someSelected).toBeVisible();
  });

  it(
    'names each analysis at its corner on a wide page, and by a number in a key on a phone',
    { tags: ['long'] },
    async () => {
      await open();
      const corners = diagram.getByRole('button', { name: /^AT4G24020 \(NLP7\) · / });
      await expect.poll(() => corners.elements()).toHaveLength(5);
      const width = () => diagram.element().getBoundingClientRect().width;
      expect(width()).toBeGreaterThan(window.innerWidth / 2);
      await page.viewport(390, 900);
      await expect
        .poll(() => diagram.getByRole('button', { name: /^\d+: AT4G24020 \(NLP7\) · / }).elements())
        .toHaveLength(5);
      await expect.poll(width).toBeLessThanOrEqual(window.innerWidth);
      await diagram
        .getByText(/^AT4G24020 \(NLP7\) · /)
        .last()
        .click();
      await expect.element(someSelected).toBeVisible();
    },
  );
});
