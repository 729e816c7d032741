import { forEachBit } from '../dataset/bitset.ts';
import type { DegreeModel } from '../degrees/degreeModel.ts';
import type { GeneClasses } from '../degrees/geneClasses.ts';
import type { AspectPopulation, TermPopulation } from './termPopulation.ts';

/** The genes of a term that could be drawn, in classes of equal degree. */
export type TermClasses = (term: number) => GeneClasses;

/** Arranges the genes of the terms of one aspect by the classes of a model; each term when it is asked for. Cost: one pass over the annotations. */
export function termClasses(
  { annotations, sizes }: TermPopulation,
  { genes, tested }: AspectPopulation,
  { classOf, x }: DegreeModel,
): TermClasses {
  const places = new Int32Array(sizes.length).fill(-1);
  const starts = new Uint32Array(tested.length + 1);
  tested.forEach((term, i) => {
    places[term] = i;
    starts[i + 1] = starts[i] + sizes[term];
  });
  const ends = starts.slice(0, -1);
  const classes = new Uint16Array(starts[tested.length]);
  forEachBit(genes, (gene) => {
    for (let at = annotations.starts[gene]; at < annotations.starts[gene + 1]; at++) {
      const place = places[annotations.terms[at]];
      if (place >= 0) classes[ends[place]++] = classOf[gene];
    }
  });
  const known = new Map<number, GeneClasses>();
  return (term) => {
    const place = places[term];
    const found = known.get(term) ?? countClasses(classes.subarray(starts[place], ends[place]), x);
    known.set(term, found);
    return found;
  };
}

function countClasses(classes: Uint16Array, x: Float64Array): GeneClasses {
  const counts = new Float64Array(x.length);
  for (const one of classes) counts[one]++;
  const there = Array.from(counts.keys()).filter((i) => counts[i] > 0);
  return { x: Float64Array.from(there, (i) => x[i]), counts: Float64Array.from(there, (i) => counts[i]) };
}
