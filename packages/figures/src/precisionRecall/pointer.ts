import { valueOf } from '@trellis/core';
import { pointerShare } from '../parts/pointer.ts';

type PointerPosition = Parameters<typeof pointerShare>[0];

/** Recall at the pointer, 0 to 1. */
export function recallAt(pointer: PointerPosition): number {
  return pointerShare(pointer).x;
}

/** Precision at the pointer, 0 to 1, a multiple of 0.01. */
export function precisionAt(pointer: PointerPosition): number {
  return hundredths(1 - pointerShare(pointer).y);
}

const steps: Readonly<Record<string, number | undefined>> = {
  ArrowUp: 0.01,
  ArrowRight: 0.01,
  ArrowDown: -0.01,
  ArrowLeft: -0.01,
  PageUp: 0.1,
  PageDown: -0.1,
  Home: -1,
  End: 1,
};

/** The cutoff after a key press; undefined for keys that do not move it. */
export function precisionAfter(key: string, precision: number): number | undefined {
  const step = valueOf(steps, key);
  return step === undefined ? undefined : hundredths(Math.min(Math.max(precision + step, 0), 1));
}

const hundredths = (precision: number): number => Math.round(precision * 100) / 100;
