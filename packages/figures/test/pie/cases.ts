import type { PieOptions, PieSlice } from '../../src/index.ts';

const ramp = ['#4a1486', '#9277b9', '#dadaeb', '#005a32', '#c7e9c0', '#a6cee3', '#1f78b4', '#b2df8a'];

/** Slices of a test: counts by label, colored in order. */
export function slices(counts: Readonly<Record<string, number>>): PieSlice[] {
  return Object.entries(counts).map(([label, count], index) => ({ label, count, color: ramp[index % ramp.length] }));
}

/** As many slices as wanted, each a little smaller than the one before. */
export const falling = (many: number): PieSlice[] =>
  slices(Object.fromEntries(Array.from({ length: many }, (_, index) => [`value ${index + 1}`, 2 * many - index])));

const edges = slices({
  'in vitro:Bound:DAP': 26,
  'in planta:Regulated': 15,
  'in vitro:Regulated:TARGET': 11,
  'in planta:Bound': 10,
  'in vitro:Bound:ampDAP': 8,
});

export interface PieCase {
  readonly name: string;
  readonly slices: readonly PieSlice[];
  readonly options: PieOptions;
}

/** Every picture of the pie that is kept for review; the gallery shows the same list. */
export const pieCases: readonly PieCase[] = [
  { name: 'pie-edge-types', slices: edges, options: { width: 480, height: 320 } },
  {
    name: 'pie-standalone',
    slices: edges,
    options: { width: 720, height: 400, title: '70 analyses by EDGE_TYPE: 5 values' },
  },
  { name: 'pie-narrow', slices: edges, options: { width: 300, height: 240 } },
  { name: 'pie-many', slices: falling(40), options: { width: 480, height: 360 } },
  {
    name: 'pie-slivers',
    slices: slices({ seedling: 900, leaf: 4, root: 3, shoot: 2, 'flower bud': 1, pollen: 1 }),
    options: { width: 480, height: 320 },
  },
  { name: 'pie-one', slices: slices({ Binding: 44 }), options: { width: 320, height: 240 } },
  { name: 'pie-empty', slices: [], options: { width: 320, height: 200 } },
];
