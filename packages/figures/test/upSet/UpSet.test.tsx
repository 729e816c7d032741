import { describe, expect, it } from 'vitest';
import { layoutUpSet, printTheme, UpSet } from '../../src/index.ts';
import { expectFigure } from '../expectFigure.tsx';
import { upSetCases } from './cases.ts';

describe('the pictures of the UpSet plot', () => {
  it.each(upSetCases)('$name is as reviewed', async ({ name, data, options }) => {
    await expectFigure(name, <UpSet layout={layoutUpSet(data, options)} theme={printTheme} label={name} />);
  });
});

describe('an UpSet plot', () => {
  it.each(upSetCases)('$name has its groups by size, and their number of genes as the height of the bars', (one) => {
    const { columns, plot } = layoutUpSet(one.data, one.options);
    const sizes = columns.map(({ index }) => one.data.nodes[index].size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    for (const [i, { bar }] of columns.entries()) {
      expect(bar.y + bar.height).toBeCloseTo(plot.bottom, 9);
      expect(bar.height / columns[0].bar.height).toBeCloseTo(sizes[i] / sizes[0], 9);
    }
  });

  it('says how many groups it leaves out, and draws nothing outside', () => {
    const { data } = upSetCases[1];
    const { columns, left, note, width } = layoutUpSet(data, { width: 600 });
    expect(columns.length + left).toBe(data.nodes.length);
    expect(note.text).toBe(`The ${columns.length} largest of ${data.nodes.length} groups.`);
    expect(Math.max(...columns.map(({ x }) => x))).toBeLessThan(width);
  });

  it('gives each analysis the genes of its groups', () => {
    const { rows } = layoutUpSet(upSetCases[0].data, { width: 600 });
    const { anchors, nodes } = upSetCases[0].data;
    rows.forEach(({ size }, i) => {
      expect(size).toBe(nodes.filter(({ members }) => members.includes(i)).reduce((sum, node) => sum + node.size, 0));
    });
    expect(rows.map(({ text }) => text)).toEqual(anchors.map(({ label }) => label));
  });
});
