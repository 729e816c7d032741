import type { Output } from '../command.ts';

/** An output whose progress bar has a text next to it. */
export const withText = (output: Output, text: string): Output => ({
  ...output,
  progress: (fraction) => output.progress(fraction, text),
});
