import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { layoutSungear, printTheme, Sungear } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { diagram, sungearCases } from './cases.ts';

describe('the pictures of the Sungear diagram', () => {
  it.each(sungearCases)('$name is as reviewed', async ({ name, data, options }) => {
    await expectFigure(name, <Sungear layout={layoutSungear(data, options)} theme={printTheme} label={name} />);
  });
});

const { data, options } = sungearCases[0];
const markup = (more: object = {}) =>
  renderToStaticMarkup(
    <Sungear layout={layoutSungear(data, options)} theme={printTheme} label="Sungear" {...more} />,
  );
const count = (text: string, part: string) => text.split(part).length - 1;

describe('the Sungear diagram', () => {
  it('has one circle in the tab order, and all as buttons, only where they can be pressed', () => {
    const pressable = markup({ onCircle: () => undefined });
    expect(count(pressable, 'aria-pressed')).toBe(7);
    expect(count(pressable, 'tabindex="0"')).toBe(1);
    expect(markup()).not.toContain('tabindex');
  });

  it('marks what is selected, for the eye and for a screen reader', () => {
    const chosen = markup({ onCircle: () => undefined, selected: new Set([1, 4]) });
    expect(count(chosen, 'aria-pressed="true"')).toBe(2);
    expect(count(chosen, 'stroke="#257afd"')).toBe(2);
  });

  it('lights the circles of an anchor, and the anchors of a circle', () => {
    expect(count(markup({ active: { kind: 'anchor', index: 0 } }), 'fill="#257afd"')).toBe(2 + 4);
    expect(count(markup({ active: { kind: 'circle', index: 6 } }), 'fill="#257afd"')).toBe(1 + 2 * 3);
  });

  it('says size, expectation with three decimals and p-values with two in a tooltip', () => {
    const tooltip = /<title>(300 genes in [^<]*)<\/title>/.exec(markup())?.[1];
    expect(tooltip).toBe(
      '300 genes in AT5G65210 TGA1 7: 420.000 expected, fold 0.714 (0.638 to 0.8), p 1.43e-13, adjusted p 1.00e-12',
    );
  });

  it('draws only the arrows of the largest, the selected and what is pointed at when there are 600 or more', () => {
    const many = diagram(
      ['A', 'B', 'C'],
      Array.from({ length: 200 }, () => [[0, 1, 2], 5]),
    );
    const arrows = (more: object) =>
      count(
        /<path d="([^"]*)" fill="none" stroke="#566377" stroke-width="1"/.exec(
          markup({ layout: layoutSungear(many, options), ...more }),
        )?.[1] ?? '',
        'M',
      );
    expect(arrows({})).toBe(12 * 3);
    expect(arrows({ selected: new Set([3, 88]) })).toBe(13 * 3);
    expect(arrows({ selected: new Set([3, 88]), active: { kind: 'circle', index: 99 } })).toBe(14 * 3);
    expect(arrows({ active: { kind: 'anchor', index: 2 } })).toBe(600);
  });

  it('is of the color of the page where a difference may be chance', () => {
    const dark = markup({ theme: { ...printTheme, paper: '#0f1623' } });
    expect(dark).not.toMatch(/fill="#fff(fff)?"[^>]*stroke/);
    expect(count(dark, 'fill="#0f1623" stroke')).toBe(4 + 1);
  });

  it('leaves hidden circles and their arrows out', () => {
    const hidden = markup({ hidden: new Set([0, 6]) });
    expect(count(hidden, 'data-circle')).toBe(5);
    const [all, some] = [markup(), hidden].map(
      (text) => /<path d="([^"]*)" fill="none" stroke="#566377" stroke-width="1"/.exec(text)?.[1] ?? '',
    );
    expect(count(all, 'M') - count(some, 'M')).toBe(1 + 3);
  });
});
