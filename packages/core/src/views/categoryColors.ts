/** ColorBrewer "Paired", 12 classes. */
const paired = [
  '#a6cee3',
  '#1f78b4',
  '#b2df8a',
  '#33a02c',
  '#fb9a99',
  '#e31a1c',
  '#fdbf6f',
  '#ff7f00',
  '#cab2d6',
  '#6a3d9a',
  '#ffff99',
  '#b15928',
];

/** Whether an analysis is one of expression; otherwise of binding. */
interface Kind {
  readonly expression: boolean;
}

type Rgb = readonly [number, number, number];
/** Ends of the color ramps, dark to light. */
const greens: readonly [Rgb, Rgb] = [
  [0, 90, 50],
  [199, 233, 192],
];
const purples: readonly [Rgb, Rgb] = [
  [74, 20, 134],
  [218, 218, 235],
];

/**
 * Colors for the values of a category, given the analyses of each value. If every value belongs to only expression or only
 * binding, expression values are greens and binding values purples; else the paired palette repeats.
 */
export function colorCategory(groups: readonly (readonly Kind[])[]): string[] {
  const kinds = groups.map(kindOf);
  if (kinds.includes(undefined)) return groups.map((_, i) => paired[i % paired.length]);
  const ramps = { expression: greens, binding: purples };
  return kinds.map((kind, i) => {
    const same = kinds.filter((other) => other === kind).length;
    const place = kinds.slice(0, i).filter((other) => other === kind).length;
    return mix(ramps[kind ?? 'binding'], same > 1 ? place / (same - 1) : 0);
  });
}

function kindOf(analyses: readonly Kind[]): 'expression' | 'binding' | undefined {
  if (analyses.every((analysis) => analysis.expression)) return 'expression';
  return analyses.every((analysis) => !analysis.expression) ? 'binding' : undefined;
}

function mix([from, to]: readonly [Rgb, Rgb], share: number): string {
  const channel = (i: number) => Math.round(from[i] + (to[i] - from[i]) * share);
  return `#${[0, 1, 2].map((i) => channel(i).toString(16).padStart(2, '0')).join('')}`;
}
