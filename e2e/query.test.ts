import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();
const box = (page: Page) => page.getByRole('textbox', { name: 'Query' });

async function submit(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await page.getByRole('button', { name: 'Submit' }).click();
}

describe('the query page', () => {
  it('runs a query and goes to its summary', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and BET');
    await page.waitForURL(/\/result\/summary\?request=/);
    await page.getByRole('heading', { name: '3 genes targeted by ALF and BET in 4 analyses' }).waitFor();
  });

  it('shows a parse error at its place', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and\nBET ) or GAM');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toContain('at position 13');
    expect(await alert.locator('mark').textContent()).toBe(')');
    expect(await alert.locator('code').textContent()).toBe('BET ) or GAM');
    await alert.getByRole('button', { name: 'Go to this place' }).click();
    expect(
      await box(page).evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
    ).toEqual([12, 13]);
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('shows where something is missing when a query ends too early', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('The query ends too early');
    expect(await page.getByRole('alert').locator('code').textContent()).toBe('ALF and');
  });

  it('names a TF that is not in the database, and both genes of an ambiguous symbol', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF or AT1G00040');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Query not available: "AT1G00040" is not in database');
    await submit(page, 'TWIN');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/AT1G00040.*AT1G00050/);
  });

  it('says when the server cannot be reached, and runs again when it can', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    await page.route('**/api/?*', (route) => route.abort('connectionrefused'));
    await submit(page, 'ALF');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('cannot be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('cancels a running query, keeps its text and stays', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    await page.route('**/api/?*', () => undefined);
    const stopped = page.waitForEvent('requestfailed');
    await submit(page, 'ALF');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await box(page).inputValue()).toBe('ALF');
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('empties the box with Reset, error included', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(await box(page).inputValue()).toBe('');
  });

  it('loses nothing that was typed on a reload or on a visit to another page', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).fill('ALF[log2fc > 1] and\n  BET');
    await page.reload();
    expect(await box(page).inputValue()).toBe('ALF[log2fc > 1] and\n  BET');
    await page.getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { name: 'Tutorial' }).waitFor();
    await page.goBack();
    expect(await box(page).inputValue()).toBe('ALF[log2fc > 1] and\n  BET');
  });

  it('writes an example into the box', async () => {
    const page = await visit(`${mini()}/query`);
    const example = page.getByRole('region', { name: 'Examples' }).getByRole('button').first();
    const text = await example.locator('code').textContent();
    await example.click();
    expect(await box(page).inputValue()).toBe(text);
  });
});
