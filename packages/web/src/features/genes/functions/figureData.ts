import { nearestAncestors, type FunctionsView } from '@trellis/core/ontology';
import { corrections, formatPValue, type Correction } from '@trellis/core/stats';
import { foldInterval } from '@trellis/core/views';
import type { DotPlotData, TermGraphData } from '@trellis/figures';
import { termText } from '../../../shared/statistics/functions/functionTexts.ts';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { inOrder, type NextMark } from '../../../shared/exports/useMarks.ts';
import { expectedIn, listFold, type ShownTerm } from './shownTerms.ts';

interface Test {
  readonly correction: Correction;
  readonly alpha: number;
}

/** The terms as dots: fold with its 95 % interval, p-value, and genes. */
export const dotPlotData = (terms: readonly ShownTerm[], { correction, alpha }: Test): DotPlotData => ({
  dots: terms.map((term) => ({
    name: term.name,
    x: term.fold,
    interval: foldInterval(term.k, Math.min(term.n, term.K), expectedIn(term)),
    y: Math.max(0, -term.adjustedLog10),
    size: term.k,
  })),
  xAxis: 'Fold enrichment, 95 % interval (log scale)',
  yAxis: `-log10 adjusted p (${corrections[correction]})`,
  sizes: 'genes',
  ...(alpha > 0 && { line: { y: -Math.log10(alpha), text: `adjusted p = ${alpha}` } }),
});

/** The terms as a graph: each is joined to its nearest ancestors that are shown, over those that are not. */
export function termGraphData(
  terms: readonly ShownTerm[],
  edges: NonNullable<FunctionsView['edges']>,
  { correction }: Pick<Test, 'correction'>,
): TermGraphData {
  const index = new Map(terms.map(({ id }, i) => [id, i]));
  const indexOf = (id: string): number => index.get(id) ?? -1;
  return {
    terms: terms.map(({ name, k, K, adjustedLog10 }) => ({
      name,
      note: `${formatCount(k)} of ${countOf(K, 'gene')}`,
      value: Math.max(0, -adjustedLog10),
    })),
    edges: nearestAncestors([...index.keys()], ancestorsBy(edges)).map(
      ([child, parent]) => [indexOf(child), indexOf(parent)] as const,
    ),
    valueName: `-log10 adjusted p (${corrections[correction]})`,
  };
}

/** Returns the ancestors of a term along edges. */
function ancestorsBy(edges: NonNullable<FunctionsView['edges']>): (id: string) => ReadonlySet<string> {
  const parents = new Map<string, string[]>();
  for (const [child, parent] of edges) parents.set(child, [...(parents.get(child) ?? []), parent]);
  return (id) => {
    const found = new Set(parents.get(id));
    for (const ancestor of found) parents.get(ancestor)?.forEach((each) => found.add(each));
    return found;
  };
}

/** A term and its test in one line. */
export const termLine = (term: ShownTerm): string =>
  `${term.name} (${term.id}, ${termText(term.aspect)}): ${formatCount(term.k)} of ${countOf(term.n, 'gene')}, fold ${listFold(term)}, adjusted p ${formatPValue(term.adjustedLog10)}`;

/**
 * Moves through a graph of terms: left to a broader term, right to a narrower one, up and down through all terms in the order in
 * which they are placed.
 */
export function moveInGraph({ edges }: Pick<TermGraphData, 'edges'>, order: readonly number[]): NextMark {
  const step = inOrder(order.length);
  return (from, key) => {
    if (key === 'ArrowLeft') return edges.find(([child]) => child === from)?.[1];
    if (key === 'ArrowRight') return edges.find(([, parent]) => parent === from)?.[0];
    const place = step(order.indexOf(from), key);
    return place === undefined ? undefined : order[place];
  };
}
