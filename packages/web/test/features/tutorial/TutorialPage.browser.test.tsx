import { readExamples } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hold } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';

/** Addresses that other pages and papers link to. */
const anchors = [
  ...['direct-targets', 'regulators', 'validation', 'network', 'aupr--area-under-precision-recall'],
  ...['target-list-enrichment', 'motif-enrichment', 'functions', 'gene-set-enrichment', 'sungear'],
];

/** Waits until a section begins at the top of the window. */
const expectAt = (id: string) =>
  waitFor(() => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
    expect(Math.abs(top - 16), id).toBeLessThan(40);
  });

const contents = () => screen.getAllByRole('navigation', { name: 'Contents' })[0];
const expectCurrent = (title: string) =>
  waitFor(() => expect(contents().querySelector('[aria-current]')?.textContent).toBe(title));

describe('the tutorial', () => {
  it('opens at the section that its address names', async () => {
    for (const anchor of anchors) {
      await visit(`/tutorial#${anchor}`, { edition: 'arabidopsis' });
      await screen.findAllByRole('figure');
      await expectAt(anchor);
    }
  });

  it(
    'keeps the section at the top while the text above it arrives, also where the browser does not',
    { tags: ['long'] },
    async () => {
      const { style } = document.documentElement;
      style.overflowAnchor = 'none';
      onTestFinished(() => void (style.overflowAnchor = ''));
      const held = hold(readExamples);
      await visit('/tutorial#sungear');
      await expectAt('sungear');
      const before = window.scrollY;
      held.release();
      await screen.findAllByRole('figure');
      await waitFor(() => expect(window.scrollY).not.toBe(before));
      await expectAt('sungear');
    },
  );

  it('goes to the section of a new fragment, and back to the one before', { tags: ['long'] }, async () => {
    await visit('/tutorial#network');
    await screen.findAllByRole('figure');
    await expectAt('network');
    window.location.hash = '#sungear';
    await expectAt('sungear');
    window.history.back();
    await expectAt('network');
    window.history.forward();
    await expectAt('sungear');
  });

  it('stays at its top with a fragment that leads nowhere or cannot be decoded', { tags: ['long'] }, async () => {
    for (const hash of ['#nowhere', '#%E0%A4%A', '#a=b&c', '#']) {
      window.scrollTo(0, 0);
      await visit(`/tutorial${hash}`);
      await screen.findAllByRole('figure');
      expect(window.scrollY, hash).toBe(0);
    }
  });

  it('has a table of contents that follows the reader', async () => {
    await visit('/tutorial');
    await screen.findAllByRole('figure');
    await expectCurrent('First steps');
    await userEvent.click(within(contents()).getByRole('link', { name: 'Filters' }));
    await expectAt('filters');
    await expectCurrent('Filters');
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expectCurrent('Scripts and reproducibility');
    expect(window.location.hash).toBe('#filters');
  });
});
