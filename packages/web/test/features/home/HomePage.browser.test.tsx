import { explainQueryNames, readExamples } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hold } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;
const region = (name: RegExp | string) => screen.findByRole('region', { name });
const live = () => region(/binds and regulates$/);
const box = (element: Element) => element.getBoundingClientRect();

/** Where in the document the first card begins, once everything but the result has come, and the card stays for thirty frames. */
async function steadyTop(): Promise<number> {
  await within(await screen.findByRole('navigation', { name: 'Species' })).findAllByRole('link');
  await document.fonts.ready;
  let [top, same] = [NaN, 0];
  while (same < 30) {
    const next = box(await region('Data Overview')).top + window.scrollY;
    same = next === top ? same + 1 : 0;
    top = next;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return top;
}

describe('the home page', () => {
  it('shows search, result and counts on one screen', async () => {
    await visit('/', demo);
    const parts = [
      within(screen.getByRole('search', { name: 'Quick search' })).getByRole('button', { name: 'Search' }),
      within(await live()).getByRole('link', { name: 'Open this result' }),
      await within(await region('Data Overview')).findByRole('table'),
    ];
    for (const part of parts) expect(box(part).bottom).toBeLessThan(900);
  });

  it(
    'keeps the places of the result and of what a TF has while they are loading, at every width',
    { tags: ['long'] },
    async () => {
      for (const width of [1440, 1000, 390]) {
        const held = [hold(readExamples), hold(explainQueryNames)];
        await visit('/', { ...demo, width });
        await within(await region('Data Overview')).findByRole('table');
        screen.getByText('Loading an example result');
        const before = await steadyTop();
        held.forEach((answer) => answer.release());
        const picture = within(await live()).getByRole<HTMLImageElement>('img');
        await waitFor(() => expect(picture.currentSrc).toContain(width < 600 ? 'size=narrow' : 'size=wide'));
        await screen.findByRole('button', { name: 'Direct targets' });
        const after = await steadyTop();
        expect(Math.abs(after - before), String(width)).toBeLessThan(4);
      }
    },
  );

  it('draws the result for the theme and the width of the window', { tags: ['long'] }, async () => {
    for (const theme of ['light', 'dark']) {
      localStorage.setItem('trellis-color-scheme', theme);
      for (const [width, size] of [
        [1440, 'wide'],
        [390, 'narrow'],
      ] as const) {
        await visit('/', { ...demo, width });
        const picture = within(await live()).getByRole<HTMLImageElement>('img');
        await waitFor(() => expect(picture.currentSrc).toContain(`size=${size}&theme=${theme}`));
        await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
      }
    }
  });
});
