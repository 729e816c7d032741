import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fileSubject } from '../../../src/shared/exports/fileSubject.ts';
import { savedBy } from '../../support/savedFiles.ts';
import { visitResult } from '../../support/visit.tsx';

const chart = page.getByRole('img', { name: /^Targets of/ });

/** The middle of the first bar of bound targets, in the chart. */
async function boundBar(): Promise<{ x: number; y: number }> {
  await expect.element(chart).toBeVisible();
  const picture = chart.element();
  const { left, top } = picture.getBoundingClientRect();
  // The first rectangle of the color is that of the legend, if there is one.
  const bars = [...picture.querySelectorAll('rect[fill="#7570b3"]:not([rx])')];
  const bar = bars[0].getBoundingClientRect();
  return { x: bar.left - left + bar.width / 2, y: bar.top - top + bar.height / 2 };
}

describe('the chart of the summary', () => {
  it('shows the values of the bar under the pointer', async () => {
    await visitResult('summary', 'ALF');
    await chart.hover({ position: await boundBar() });
    await expect.element(page.getByRole('rowheader', { name: 'in planta:Bound' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.element(page.getByRole('rowheader', { name: 'in planta:Bound' })).not.toBeInTheDocument();
  });

  it('leads from a bar to the result of its TF', async () => {
    await visitResult('summary', 'ALF or BET');
    const position = await boundBar();
    await chart.hover({ position });
    await expect.element(page.getByText(/^Click to query (ALF|BET) alone\.$/)).toBeVisible();
    await chart.click({ position });
    await expect.element(page.getByRole('heading', { level: 1, name: /targeted by (ALF|BET) in/ })).toBeVisible();
  });

  it('is saved as a picture of print resolution', async () => {
    await visitResult('summary', 'ALF');
    await expect.element(chart).toBeVisible();
    // Until the page knows its edition, names of files do not say it.
    await expect.poll(() => fileSubject().edition).not.toBe('');
    await page.getByRole('button', { name: 'Save figure' }).click();
    const png = await savedBy(() => page.getByRole('menuitem', { name: /^Picture/ }).click());
    expect(png.name).toMatch(/^trellis_development_ALF_summary_\d{4}-\d\d-\d\d\.png$/);
    const picture = await createImageBitmap(new Blob([png.bytes.slice()], { type: 'image/png' }));
    // 7.5 inches at 300 dpi.
    expect(picture.width).toBe(2250);
  });

  it('is saved as PDF of one column, with embedded fonts', { tags: ['long'] }, async () => {
    await visitResult('summary', 'ALF');
    await expect.element(chart).toBeVisible();
    await page.getByRole('button', { name: 'Save figure' }).click();
    const pdf = await savedBy(() => page.getByRole('menuitem', { name: /one column, 90 mm/ }).click());
    expect(pdf.name).toMatch(/_summary_\d{4}-\d\d-\d\d\.pdf$/);
    expect(pdf.text).toMatch(/\/MediaBox \[0 0 255\.1/);
    expect(pdf.text).toContain('/FontFile2');
  });
});
