interface Named {
  readonly name: string;
  readonly title: string;
}

/** Maximum number of guides that are suggested. */
const maxGuides = 3;

/** Guides whose name or title shares most pairs of letters with a name that has no guide, the nearest first. */
export function nearestGuides<Guide extends Named>(name: string, guides: readonly Guide[]): Guide[] {
  const wanted = pairsOf(name);
  const likeness = (text: string): number => {
    const pairs = pairsOf(text);
    return (2 * [...wanted].filter((pair) => pairs.has(pair)).length) / (wanted.size + pairs.size || 1);
  };
  return guides
    .map((guide) => ({ guide, score: Math.max(likeness(guide.name), likeness(guide.title)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxGuides)
    .map(({ guide }) => guide);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)));
}
