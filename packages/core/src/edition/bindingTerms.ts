import type { Dataset } from '../dataset/dataset.ts';

/** What binding in the living organism is called. */
export interface BindingTerms {
  /** `in vivo`, `in planta`. */
  readonly place: string;
  /** The edge type of most of these analyses; empty where there are none. */
  readonly edge: string;
}

/** The words of a data set for binding in vivo: its kind of evidence without "bound", and the edge type of most analyses. */
export function bindingTerms({ analyses, evidence }: Pick<Dataset, 'analyses' | 'evidence'>): BindingTerms {
  const label = evidence.kinds.find(({ sort }) => sort === 'in vivo')?.label ?? 'in vivo';
  const counts = new Map<string, number>();
  for (const analysis of analyses) {
    if (evidence.kindOf(analysis) !== label) continue;
    const edge = analysis.metadata.get('EDGE_TYPE') ?? '';
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const [edge = ''] = [...counts].sort(([, a], [, b]) => b - a).map(([found]) => found);
  return { place: label.replace(/ bound$/i, ''), edge };
}
