import {
  arrowEnd,
  placeSungear,
  sungearOrder,
  type SungearData,
  type SungearFigureOptions,
} from '../../src/index.ts';

type Set = readonly [members: readonly number[], size: number, expected?: number, adjusted?: number];

/** A diagram of a test: labels in the order of the columns, and the sets of columns that share genes. */
export function diagram(columns: readonly string[], sets: readonly Set[]): SungearData {
  const order = sungearOrder(columns.length);
  const groups = sets.map(([members, size]) => ({ members: members.map((column) => order.indexOf(column)), size }));
  const { anchors, circles } = placeSungear({ vertices: columns.length, groups });
  return {
    anchors: anchors.map((anchor, i) => ({ ...anchor, label: columns[order[i]] })),
    nodes: circles.map((circle, i) => ({
      ...{ ...circle, members: groups[i].members, size: sets[i][1], n: sets[i][1], drawn: 10_000 },
      arrows: groups[i].members.map((member) => arrowEnd(circle, anchors[member])),
      expected: sets[i][2] ?? sets[i][1],
      pLog10: Math.log10((sets[i][3] ?? 1) / sets.length),
      adjustedLog10: Math.log10(sets[i][3] ?? 1),
    })),
  };
}

/** As many sets of as many columns as wanted, or as there are, the same at every run: many of few genes, few of many. */
export function manySets(columns: number, count: number): Set[] {
  const sets = new Map<string, Set>();
  for (let i = 1; sets.size < count && i < 100 * count; i++) {
    const members = Array.from({ length: columns }, (_, column) => column).filter(
      (column) => Math.sin(i * (column + 1.37) * 12.9898) > 0.35 + 0.3 * Math.sin(i),
    );
    if (!members.length) continue;
    const size = Math.ceil(400 / (1 + (i % 97) ** 1.5));
    sets.set(members.join(' '), [members, size, size * (1 + Math.sin(i)), 10 ** -(((i * 7) % 31) / 2)]);
  }
  return [...sets.values()];
}

/** Three TFs and every group of them. */
export const three = diagram(
  ['AT4G24020 NLP7 22', 'AT5G65210 TGA1 7', 'AT1G01060 LHY 31'],
  [
    [[0], 1200, 1100, 0.3],
    [[1], 300, 420, 1e-12],
    [[2], 90, 95, 1],
    [[0, 1], 240, 120, 1e-20],
    [[0, 2], 60, 58, 1],
    [[1, 2], 4, 12, 0.01],
    [[0, 1, 2], 25, 6, 1e-7],
  ],
);

export interface SungearCase {
  readonly name: string;
  readonly data: SungearData;
  readonly options: SungearFigureOptions;
}

/** Every picture of the Sungear diagram that is kept for review; the gallery shows the same list. */
export const sungearCases: readonly SungearCase[] = [
  { name: 'sungear-three', data: three, options: { width: 720, height: 560 } },
  {
    name: 'sungear-standalone',
    data: three,
    options: { width: 720, height: 600, title: '1,919 genes targeted in 3 analyses, in 7 groups' },
  },
  { name: 'sungear-narrow', data: three, options: { width: 340, height: 420 } },
  {
    name: 'sungear-two',
    data: diagram(
      ['AT4G24020 NLP7 22', 'AT5G65210 TGA1 7'],
      [
        [[0], 1200, 1100, 0.3],
        [[1], 300, 420, 1e-12],
        [[0, 1], 60, 30, 1e-4],
      ],
    ),
    options: { width: 560, height: 480 },
  },
  {
    name: 'sungear-long-labels',
    data: diagram(
      Array.from(
        { length: 8 },
        (_, i) => `AT${i}G24020 NLP${i} a name that is far too long to fit beside an edge ${i}`,
      ),
      [
        [[0], 20],
        [[3, 4], 9, 2, 1e-3],
      ],
    ),
    options: { width: 560, height: 560 },
  },
  { name: 'sungear-empty', data: { anchors: [], nodes: [] }, options: { width: 340, height: 300 } },
];

const columns = (count: number) => Array.from({ length: count }, (_, i) => `AT1G${10000 + i * 10} TF${i} ${i}`);

/** Pictures that are too large to be kept: only their layout is tested, and the gallery shows them. */
export const largeSungears: readonly SungearCase[] = [
  { name: 'sungear-ten', data: diagram(columns(10), manySets(10, 200)), options: { width: 960, height: 800 } },
  { name: 'sungear-thirty', data: diagram(columns(30), manySets(30, 5000)), options: { width: 1200, height: 1000 } },
  { name: 'sungear-sixty', data: diagram(columns(59), manySets(59, 800)), options: { width: 1088, height: 790 } },
  {
    name: 'sungear-sixty-narrow',
    data: diagram(columns(59), manySets(59, 800)),
    options: { width: 358, height: 734 },
  },
  { name: 'sungear-hundred', data: diagram(columns(100), manySets(100, 800)), options: { width: 1088, height: 790 } },
  {
    name: 'sungear-hundred-narrow',
    data: diagram(columns(100), manySets(100, 80)),
    options: { width: 358, height: 734 },
  },
];
