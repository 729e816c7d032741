import type { TermGraphData, TermGraphOptions } from '../../src/index.ts';

export interface TermGraphCase {
  readonly name: string;
  readonly data: TermGraphData;
  readonly options: TermGraphOptions;
}

const valueName = '-log10 adjusted p';

const terms = [
  { name: 'response to nitrate', note: '14 of 45 genes', value: 12 },
  { name: 'nitrate transmembrane transport', note: '7 of 21 genes', value: 8 },
  { name: 'nitrate import', note: '5 of 9 genes', value: 6 },
  { name: 'inorganic anion transport', note: '9 of 80 genes', value: 5.2 },
  { name: 'ion transport', note: '12 of 400 genes', value: 3 },
  {
    name: 'response to nitrogen compound that has a name of more than two lines in a box',
    note: '16 of 300 genes',
    value: 4,
  },
  { name: 'root development', note: '6 of 500 genes', value: 1.4 },
  { name: 'circadian rhythm', note: '4 of 120 genes', value: 1.3 },
];

/** Every picture of the graph that is kept for review; the gallery shows the same list. */
export const termGraphCases: readonly TermGraphCase[] = [
  {
    name: 'terms-standalone',
    data: {
      terms,
      edges: [
        [0, 5],
        [1, 3],
        [2, 1],
        [3, 4],
        [2, 4],
      ],
      valueName,
    },
    options: { width: 720, title: '8 biological processes are enriched in 66 genes' },
  },
  {
    name: 'terms-apart',
    data: { terms: terms.slice(5), edges: [], valueName },
    options: { width: 420, paper: 'dark' },
  },
];
