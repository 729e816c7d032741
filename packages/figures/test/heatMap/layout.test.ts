import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutHeatMap, type HeatMapLayout, type PlacedLabels } from '../../src/index.ts';
import { textWidth } from '../../src/parts/textWidth.ts';
import { clustered, heatMapCases, largeHeatMaps, table, tree, values } from './cases.ts';

const valueName = '-log10 p';
const options = { width: 800, valueName };

/** Where the labels begin and end; those of rows go right, those of columns stand in the middle or end at their place. */
function endsOf({ size, turned, labels }: PlacedLabels, anchor: 'start' | 'middle') {
  return labels.flatMap(({ lines }) =>
    lines.flatMap(({ text, x, y }) => {
      const width = textWidth(text, size);
      if (turned)
        return [
          { x, y },
          { x, y: y + width },
        ];
      return anchor === 'start'
        ? [
            { x, y },
            { x: x + width, y },
          ]
        : [
            { x: x - width / 2, y },
            { x: x + width / 2, y },
          ];
    }),
  );
}

/** Corners of everything that is drawn. */
function corners({ grid, rowLabels, columnLabels, scale, table: placed, title }: HeatMapLayout) {
  return [
    { x: grid.x, y: grid.y },
    { x: grid.x + grid.columns.length * grid.cellWidth, y: grid.y + grid.rows.length * grid.cellHeight },
    ...endsOf(rowLabels, 'start'),
    ...endsOf(columnLabels, 'middle'),
    { x: scale.upper.x, y: scale.upper.y },
    ...title.map(({ text, x, y }) => ({ x: x + textWidth(text, 15, true), y })),
    ...(placed
      ? placed.rows.flat().map(({ text, x, y, right }) => ({ x: right ? x : x + textWidth(text, 12), y }))
      : []),
  ];
}

function expectInside(layout: HeatMapLayout): void {
  for (const { x, y } of corners(layout)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(layout.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(layout.height);
  }
}

const lines = fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), { minLength: 1, maxLength: 3 });
const anyData = fc
  .tuple(fc.array(lines, { maxLength: 60 }), fc.array(lines, { maxLength: 60 }), fc.boolean())
  .map(([rows, columns, withTable]) => ({
    rows,
    columns,
    values: rows.map((_, row) => columns.map((__, column) => ((row * 7 + column * 3) % 11) - 1)),
    ...(withTable && { table }),
  }));

describe('the layout of the heat map', () => {
  it('keeps everything inside the figure, whatever the labels and the width', () => {
    fc.assert(
      fc.property(anyData, fc.integer({ min: 400, max: 1400 }), (data, width) => {
        expectInside(layoutHeatMap(data, { width, valueName, title: 'Enrichment' }));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the pictures inside, up to 80 by 470 cells', () => {
    for (const { data, options: some } of [...heatMapCases, ...largeHeatMaps])
      expectInside(layoutHeatMap(data, some));
  });

  it('leaves labels out where they could not be read, and writes none smaller than 8 px', () => {
    const [wide, high] = largeHeatMaps.map(({ data, options: some }) => layoutHeatMap(data, some));
    expect([wide.columnLabels.labels.length, high.rowLabels.labels.length]).toEqual([0, 0]);
    expect([wide.rowLabels.labels.length, high.columnLabels.labels.length]).toEqual([80, 80]);
    expect(Math.min(wide.rowLabels.size, high.columnLabels.size)).toBeGreaterThanOrEqual(8);
  });

  it('orders rows and columns as their trees do, with a bracket per merge', () => {
    const data = clustered(9, 14);
    const { grid, rowTree, columnTree } = layoutHeatMap(data, options);
    expect(grid.rows).toEqual(data.rowTree?.order);
    expect(grid.columns).toEqual(data.columnTree?.order);
    expect([rowTree.split('M').length - 1, columnTree.split('M').length - 1]).toEqual([8, 13]);
  });

  it('draws the brackets of a tree as high as the distances of what they join', () => {
    const points = [[0], [1], [9]];
    const { columnTree, grid } = layoutHeatMap(
      { rows: [['a']], columns: [['b'], ['c'], ['d']], values: [[1, 2, 3]], columnTree: tree(points) },
      options,
    );
    const leaves = grid.y - 6;
    const heights = [...columnTree.matchAll(/V([\d.]+)H/g)].map(([, y]) => leaves - Number(y));
    expect(heights[0] / heights[1]).toBeCloseTo(1 / 8.5, 2);
  });

  it('paints every cell that has a value once', () => {
    const cells = values(9, 14);
    cells[3][4] = NaN;
    const { cells: painted } = layoutHeatMap({ ...clustered(9, 14), values: cells }, options);
    expect(painted.map(({ path }) => path.split('M').length - 1).reduce((a, b) => a + b)).toBe(9 * 14 - 1);
    expect(new Set(painted.map(({ color }) => color)).size).toBe(painted.length);
  });

  it('takes values row after row as well', () => {
    const data = clustered(4, 5);
    const flat = layoutHeatMap({ ...data, values: values(4, 5).flat() }, options);
    expect(flat.cells).toEqual(layoutHeatMap(data, options).cells);
  });

  it('says at the scale when values lie beyond its bounds, and when some are missing', () => {
    const data = { rows: [['a']], columns: [['b'], ['c'], ['d']], values: [[0.5, 20, NaN]] };
    const { scale } = layoutHeatMap(data, { ...options, lower: 1, upper: 10 });
    expect([scale.lower.text, scale.upper.text, scale.blank?.text]).toEqual(['1 or less', '10 or more', 'no value']);
    const { scale: whole } = layoutHeatMap({ ...data, values: [[0.5, 20, 3]] }, options);
    expect([whole.lower.text, whole.upper.text, whole.blank]).toEqual(['0', '20', undefined]);
    const hundred = Array.from({ length: 100 }, (_, i) => [`${i}`]);
    const many = { rows: [['a']], columns: hundred, values: [[...hundred.keys()].map((i) => i + 1)] };
    const { upper, note } = layoutHeatMap(many, options).scale;
    expect([upper.text, note?.text]).toEqual(['95 or more', '(95th percentile)']);
  });

  it('says so when there are no cells', () => {
    expect(layoutHeatMap({ rows: [], columns: [], values: [] }, options).message?.text).toBe('Nothing to compare');
    expect(layoutHeatMap(clustered(2, 2), options).message).toBeUndefined();
  });

  it('puts the numbers of the table at the right of their column, and texts at the left', () => {
    const placed = layoutHeatMap({ ...clustered(2, 2), table }, options).table;
    expect(placed?.rows[0].map(({ right }) => right)).toEqual([false, false, false, true, false, true]);
    expect(placed?.rows.map(([, , , targets]) => targets.x)).toEqual([placed?.headers[3].x, placed?.headers[3].x]);
  });

  it('writes a label of the table below the map in full where the page has room, and shortens it next to the map', () => {
    const label = 'WRKY18 · DAPSeq · PCR amplified gDNA of a longer name · 513';
    const named = { ...clustered(2, 2), table: { headers: ['Index', 'Analysis'], rows: [['A', label]] } };
    const shownOf = (more: object) => layoutHeatMap(named, { ...options, ...more }).table?.rows[0][1].text;
    expect(shownOf({ isTableBelow: true, width: 680 })).toBe(label);
    expect(shownOf({ isTableBelow: true, width: 320 })).not.toBe(label);
    expect(shownOf({})).not.toBe(label);
  });

  it('leaves more than half of a narrow page to many cells, with the label of a row whole in its title', () => {
    const names = Array.from({ length: 54 }, (_, i) => [`GTL1 · scRNASeq (pseudobulk) · Root: Maturation · ${i}`]);
    const { rowTree, columnTree, values: all } = clustered(54, 54);
    const layout = layoutHeatMap(
      { rows: names, columns: names, values: all, rowTree, columnTree },
      { valueName, width: 366 },
    );
    const { columns, cellWidth } = layout.grid;
    expect(columns.length * cellWidth).toBeGreaterThan(366 / 2);
    expectInside(layout);
    const [line] = layout.rowLabels.labels.flatMap((label) => label.lines);
    expect(line.text).toMatch(/^GTL1 · \d+$/);
    expect(names.flat()).toContain(line.full);
  });

  it('gives the labels of rows what few cells leave them', () => {
    const label = 'response to low light intensity';
    const layout = layoutHeatMap({ rows: [[label]], columns: [['A']], values: [1] }, { valueName, width: 366 });
    expect(layout.rowLabels.labels[0].lines[0].full).toBeUndefined();
  });
});
