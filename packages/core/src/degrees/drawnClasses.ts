import * as maths from '../maths/index.ts';
import { gaussNodes } from '../stats/gaussNodes.ts';
import type { DegreeModel } from './degreeModel.ts';
import type { GeneClasses } from './geneClasses.ts';

/** The genes that could be drawn, in classes of equal degree. */
export interface DrawnClasses {
  readonly all: GeneClasses;
  /** A few classes with the same sums of smooth functions. */
  readonly nodes: GeneClasses;
}

/** Number of nodes: base-10 logarithms of the tests then differ from those over all classes by less than 1e-7. */
const nodeCount = 24;

/** Arranges genes by class: `counts` has the number of each class of a model. Cost: 0.3 ms for 400 classes. */
export function drawnClasses({ x }: DegreeModel, counts: Float64Array): DrawnClasses {
  const there = Array.from(x.keys()).filter((i) => counts[i] > 0);
  const all = { x: Float64Array.from(there, (i) => x[i]), counts: Float64Array.from(there, (i) => counts[i]) };
  const { points, weights } = gaussNodes({ points: all.x.map(maths.log), weights: all.counts }, nodeCount);
  return { all, nodes: { x: points.map(maths.exp), counts: weights } };
}
