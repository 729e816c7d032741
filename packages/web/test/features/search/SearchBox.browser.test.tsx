import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../support/visit.tsx';
import { hasFocus, heading } from './searchBox.ts';

const opacity = () => getComputedStyle(screen.getByRole('search', { name: 'Site' })).opacity;
const open = async () => {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  expect(hasFocus()).toBe(true);
};

it('the search of the header is behind a button on a phone', async () => {
  await visit('/', { width: 390 });
  await screen.findByRole('heading', { level: 1 });
  expect(opacity()).toBe('0');
  await open();
  await waitFor(() => expect(opacity()).toBe('1'));
  await userEvent.keyboard('alf');
  const list = (await screen.findByRole('listbox', { name: 'Results' })).getBoundingClientRect();
  expect(list.left).toBeGreaterThanOrEqual(0);
  expect(list.right).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Close the search' }).click();
  await waitFor(() => expect(opacity()).toBe('0'));
  await open();
  await userEvent.keyboard('alf');
  await page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().click();
  await heading('ALF (AT1G00010)');
});
