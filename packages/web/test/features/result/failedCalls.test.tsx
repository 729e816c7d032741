import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tabs } from '@trellis/engine/names';
import { failedCalls, pendingCalls } from '../../support/answers.ts';
import { ask, visit } from '../../support/visit.tsx';
import { results } from './results.ts';

/** The page has all that it asks for: no call waits, in three readings. */
async function allAnswered(): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: /targeted by/ });
  let readings = 0;
  await waitFor(() => {
    readings = pendingCalls() === 0 ? readings + 1 : 0;
    expect(readings).toBe(3);
  });
}

async function noCallFails({ edition, query }: (typeof results)[number]): Promise<void> {
  const id = await ask(query, { edition });
  for (const { tab: path } of tabs) {
    await visit(`/result/${path}?request=${id}`, { edition });
    await allAnswered();
  }
  expect(failedCalls()).toEqual([]);
}

it.each(results.slice(0, 2))('no call fails on any tab of $name', noCallFails);

it.each(results.slice(2))('no call fails on any tab of $name', { tags: ['long'] }, noCallFails);
