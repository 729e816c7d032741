import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { layoutSungear, printTheme, Sungear } from '../../src/index.ts';
import { dotsOf } from '../../src/sungear/dots.ts';
import { spokesOf } from '../../src/sungear/spokes.ts';
import { diagram, largeSungears, manySets } from './cases.ts';

const columns = Array.from({ length: 54 }, (_, i) => `TF${i} · DAP-seq · ${i}`);
const sets = manySets(54, 3000);
const crowd = layoutSungear(diagram(columns, sets), { width: 1088, height: 790 });
const few = layoutSungear(diagram(columns.slice(0, 3), manySets(3, 7)), { width: 300, height: 300 });
const draw = (layout = crowd, more: object = {}) =>
  renderToStaticMarkup(<Sungear layout={layout} theme={printTheme} label="Sungear" {...more} />);
const count = (text: string, part: string) => text.split(part).length - 1;

describe('a Sungear diagram with thousands of groups', () => {
  it('draws circles too small for an outline as dots, in few elements, and the others as circles', () => {
    const small = crowd.nodes.filter(({ isSmall }) => isSmall);
    expect(small.every(({ r }) => r < 2)).toBe(true);
    expect(small.length).toBeGreaterThan(2000);
    const markup = draw();
    expect(count(markup, 'h0')).toBe(small.length);
    expect(count(markup, 'data-circle')).toBe(crowd.nodes.length - small.length);
    expect(markup.length / crowd.nodes.length).toBeLessThan(100);
  });

  it('keeps every circle as an element of its own where it can be pointed at', () => {
    const markup = draw(crowd, { onCircle: () => undefined });
    expect([count(markup, 'data-circle'), count(markup, 'h0')]).toEqual([crowd.nodes.length, 0]);
  });

  it('draws the arrows of at most twelve large circles with few arrows, and says so', () => {
    expect(crowd.largest.every((index) => crowd.nodes[index].members.length <= 12)).toBe(true);
    expect(crowd.largest.length).toBeGreaterThan(0);
    expect(crowd.largest.length).toBeLessThanOrEqual(12);
    const smallest = Math.min(...crowd.largest.map((index) => crowd.nodes[index].r));
    const others =
      crowd.largest.length < 12
        ? []
        : crowd.nodes.filter(({ members }, index) => members.length <= 12 && !crowd.largest.includes(index));
    expect(Math.max(0, ...others.map(({ r }) => r))).toBeLessThanOrEqual(smallest);
    expect(crowd.keys.map(({ text }) => text)).toContain('Only large groups of few corners have arrows');
  });

  it('fades behind the circle that is pointed at, which has a line to the corner of each of its analyses', () => {
    const index = crowd.largest[0];
    const { members } = crowd.nodes[index];
    const markup = draw(crowd, { active: { kind: 'circle', index } });
    expect(count(markup, '<g opacity="0.4">')).toBe(1);
    expect(markup).toContain(`d="${spokesOf(crowd.nodes[index], crowd.anchors)}"`);
    expect(count(spokesOf(crowd.nodes[index], crowd.anchors), 'L')).toBe(members.length);
    expect(count(draw(), '<g opacity')).toBe(0);
    expect(count(draw(crowd, { selected: new Set([index]) }), 'stroke-opacity="0.6"')).toBe(
      count(draw(), 'stroke-opacity="0.6"') + 1,
    );
  });

  it('ignores a circle that is pointed at but no longer there', () => {
    expect(draw(crowd, { active: { kind: 'circle', index: 99_999 } })).not.toContain('fill="#257afd"');
  });

  it('is drawn as before where all arrows have room', () => {
    expect([few.allArrows, few.largest, few.nodes.some(({ isSmall }) => isSmall)]).toEqual([true, [], false]);
    const markup = draw(few, { active: { kind: 'circle', index: 0 } });
    expect(count(markup, '<g opacity')).toBe(0);
    expect(markup).not.toContain('stroke-opacity="0.6" d');
  });
});

describe('the dots of a diagram', () => {
  it.each(largeSungears)('are each drawn once, hardly larger or deeper than their circles: $name', (one) => {
    const small = layoutSungear(one.data, one.options).nodes.filter(({ isSmall }) => isSmall);
    const dots = dotsOf(small);
    expect(dots.reduce((sum, { path }) => sum + count(path, 'M'), 0)).toBe(small.length);
    const widest = Math.max(0, ...dots.map(({ width }) => width));
    expect(widest).toBeLessThanOrEqual(2 * Math.max(0.05, ...small.map(({ r }) => r)) + 0.1);
  });
});
