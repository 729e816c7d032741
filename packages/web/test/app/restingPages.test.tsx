import { act, screen } from '@testing-library/react';
import { tabs } from '@trellis/engine/names';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, visit } from '../support/visit.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** How often a page at rest is drawn in a minute. */
async function drawsAtRest(path: string): Promise<number> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  const onDraw = vi.fn<() => void>();
  await visit(path, { onDraw });
  await screen.findByRole('heading', { level: 1 });
  for (let second = 0; second < 10; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
  onDraw.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  return onDraw.mock.calls.length;
}

const pages = ['/', '/query?query=ALF or BET', '/genes', '/overview', '/gene/AT1G00010', '/search?q=ALF', '/network'];

describe('a page at rest is not drawn again', () => {
  it.each(pages)('%s', async (path) => {
    expect(await drawsAtRest(path)).toBe(0);
  });

  it.each(tabs)('the tab $name of a result', { tags: ['long'] }, async ({ tab }) => {
    const id = await ask('ALF or BET');
    expect(await drawsAtRest(`/result/${tab}?request=${id}`)).toBe(0);
  });
});
