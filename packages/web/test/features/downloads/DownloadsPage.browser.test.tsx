import { readReleases } from '@trellis/contract';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { hold } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const isOfPage = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest('main section, footer');

/** Watches what moves of a page and its footer; returns the sum of the scores. */
function watchShifts(): () => number {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      if (sources.some(({ node }) => isOfPage(node))) sum += value;
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => sum;
}

const twoFrames = () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const lastSection = () => screen.findByRole('heading', { name: /^Clients for Python/ });

it('the downloads open at a section that comes with the release', async () => {
  // To come to a section scrolls the page around the frame of the tests too, where no pointer reaches the frame then.
  onTestFinished(() => document.body.scrollIntoView());
  await visit('/downloads#licenses', { edition: 'rice' });
  const section = await screen.findByRole('region', { name: 'Licenses' });
  await expect.poll(() => section.getBoundingClientRect().top < window.innerHeight).toBe(true);
});

it.each(['development', 'rice'] as const)('nothing moves when the releases of %s arrive', async (edition) => {
  const held = hold(readReleases);
  await visit('/downloads', { edition });
  await screen.findByRole('status');
  await twoFrames();
  const shifts = watchShifts();
  held.release();
  await waitForElementToBeRemoved(() => screen.queryAllByText('Loading the releases'));
  await twoFrames();
  expect(shifts()).toBeLessThan(0.02);
});

it('the footer waits for a page that is loading', async () => {
  await visit('/downloads');
  await lastSection();
  const foot = screen.getByRole('contentinfo');
  expect(getComputedStyle(foot).visibility).toBe('visible');
  screen.getByRole('main').firstElementChild?.setAttribute('data-skeleton', 'true');
  expect(getComputedStyle(foot).visibility).toBe('hidden');
});
