import type { Analysis } from '@trellis/core/dataset';
import type { EdgeValue } from '@trellis/core/result';
import { encodedText, type EncodedText } from './encodedText.ts';

/** Values of an analysis as text; that of target number `i` is byte `starts[i]` to `starts[i + 1]`, exclusive. */
export interface EdgeValueText {
  readonly text: EncodedText;
  readonly starts: Uint32Array;
}

const known = new WeakMap<Analysis, Map<EdgeValue, EdgeValueText>>();

/**
 * Returns the values of an analysis as JSON, each after a comma, `null` for a missing one. Converting a number to its
 * shortest text takes longer than the rest of a row, so the texts are cached; an analysis never changes.
 */
export function edgeValueText(analysis: Analysis, field: EdgeValue): EdgeValueText {
  const texts = known.get(analysis) ?? new Map<EdgeValue, EdgeValueText>();
  known.set(analysis, texts);
  const found = texts.get(field) ?? writeValues(analysis[field] ?? new Float64Array(0));
  texts.set(field, found);
  return found;
}

function writeValues(values: Float64Array): EdgeValueText {
  const texts = Array.from(values, (value) => `,${Number.isNaN(value) ? 'null' : String(value)}`);
  const starts = new Uint32Array(values.length + 1);
  texts.forEach((text, i) => (starts[i + 1] = starts[i] + text.length));
  return { text: encodedText(texts.join('')), starts };
}
