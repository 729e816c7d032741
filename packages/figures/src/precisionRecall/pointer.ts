import { pointerShare } from '../parts/pointer.ts';

type Pointed = Parameters<typeof pointerShare>[0];

/** The recall under a pointer over the plot, 0 to 1. */
export function recallAt(pointed: Pointed): number {
  return pointerShare(pointed).x;
}

/** The precision beside a pointer over the plot, 0 to 1 in hundredths. */
export function precisionAt(pointed: Pointed): number {
  return hundredths(1 - pointerShare(pointed).y);
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

/** The precision to which a key moves a cutoff; undefined for keys that do not. */
export function precisionAfter(key: string, precision: number): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : hundredths(Math.min(Math.max(precision + step, 0), 1));
}

const hundredths = (precision: number): number => Math.round(precision * 100) / 100;
