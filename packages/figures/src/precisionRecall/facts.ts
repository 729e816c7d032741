import { fitText, textWidth } from '../parts/textWidth.ts';
import { recallSizes as sizes } from './sizes.ts';
import type { PlacedFact, PrecisionRecallData } from './types.ts';

type Facts = PrecisionRecallData['facts'];

/** Width that fits all facts: the widest label, a gap and the widest value. */
export function factsWidth(facts: Facts): number {
  const widest = (which: 0 | 1) => Math.max(0, ...facts.map((fact) => textWidth(fact[which], sizes.factText, true)));
  return facts.length ? Math.ceil(widest(0) + sizes.factGap + widest(1)) : 0;
}

/** Places one fact per line: labels on the left, shortened if needed, and right-aligned values. */
export function placeFacts(facts: Facts, at: { x: number; y: number; width: number }): PlacedFact[] {
  return facts.map(([label, value], index) => {
    const y = at.y + index * sizes.factLine + 16;
    const shown = fitText(value, sizes.factText, at.width);
    const room = at.width - textWidth(shown, sizes.factText, true) - sizes.factGap;
    return {
      label: { text: fitText(label, sizes.factText, room), x: at.x, y },
      value: { text: shown, x: at.x + at.width, y },
    };
  });
}
