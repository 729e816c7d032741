import type { Motifs } from '@trellis/contract';
import type { ChosenMotifs, MotifLegend } from '../messages.ts';
import { isMissing, setNames } from './names.ts';

/** Figures by motif, and by gene set and region. */
export function formMotifs({ columns, regions, result }: Motifs) {
  const names = setNames(columns);
  const motifs = result.map(([info, ...values]) => {
    const cells = values.flatMap((value, i) => {
      const place = `${names[Math.floor(i / regions.length)]} ${regions[i % regions.length]}`;
      return isMissing(value) ? [] : [[place, value] as const];
    });
    return [(info as { readonly name: string }).name, Object.fromEntries(cells)];
  });
  return { columns: [...names].sort(), regions: [...regions].sort(), motifs: Object.fromEntries(motifs) as unknown };
}

/** The gene sets of the heat map. */
export const formMotifLegend = (legend: MotifLegend) => setNames(legend.map(([info]) => info as object)).sort();

/** Figures of chosen motifs by region, and by gene set and motif. */
export function formChosenMotifs({ columns, result }: ChosenMotifs) {
  const names = setNames(columns);
  const chosen = columns.map((column) => [...((column as { readonly motifs?: readonly string[] }).motifs ?? [])]);
  const slots = chosen.flatMap((motifs, i) =>
    (motifs.length ? motifs : [null]).map((motif) => `${names[i]} ${motif}`),
  );
  const regions = result.flatMap(([region, ...values]) => {
    const cells = values.flatMap((value, i) => (isMissing(value) ? [] : [[slots[i], value] as const]));
    return cells.length ? [[region, Object.fromEntries(cells)]] : [];
  });
  return {
    columns: Object.fromEntries(names.map((name, i) => [name, chosen[i].sort()])),
    regions: Object.fromEntries(regions) as unknown,
  };
}
