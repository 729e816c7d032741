import type { Analysis, EdgeValue } from '@trellis/core';

/** Figures of an analysis as text: that of its target number `i` is `bytes[starts[i] .. starts[i + 1]]`. */
export interface EdgeValueText {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

const known = new WeakMap<Analysis, Map<EdgeValue, EdgeValueText>>();

/**
 * The figures of an analysis as JSON, each behind a comma, `null` where it has none. Turning a number into its shortest
 * text takes longer than all the rest of a row, and an analysis never changes: it is done once.
 */
export function edgeValueText(analysis: Analysis, figure: EdgeValue): EdgeValueText {
  const texts = known.get(analysis) ?? new Map<EdgeValue, EdgeValueText>();
  known.set(analysis, texts);
  const found = texts.get(figure) ?? writeFigures(analysis[figure] ?? new Float64Array(0));
  texts.set(figure, found);
  return found;
}

function writeFigures(values: Float64Array): EdgeValueText {
  const texts = Array.from(values, (value) => `,${Number.isNaN(value) ? 'null' : String(value)}`);
  const starts = new Uint32Array(values.length + 1);
  texts.forEach((text, i) => (starts[i + 1] = starts[i] + text.length));
  return { bytes: Buffer.from(texts.join(''), 'latin1'), starts };
}
