import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failedCalls } from '../../support/answers.ts';
import { ask, visit } from '../../support/visit.tsx';
import { results } from './results.ts';

/** The network is drawn by code that needs a real browser. */
async function noCallFails({ edition, query }: (typeof results)[number]): Promise<void> {
  const id = await ask(query, { edition });
  await visit(`/network?request=${id}`, { edition });
  await expect.poll(() => document.querySelector('[data-testid=graph][data-ready]')).not.toBeNull();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(failedCalls()).toEqual([]);
  const failedFiles = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400);
  expect(failedFiles.map(({ name }) => name)).toEqual([]);
}

it.each(results.slice(0, 1))('no call of the network page fails for $name', noCallFails);

it.each(results.slice(1))('no call of the network page fails for $name', { tags: ['long'] }, noCallFails);
