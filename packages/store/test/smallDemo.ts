import type { DatasetContents } from '@trellis/core/dataset';
import { generateDemo } from '../src/demo/index.ts';
import type { DemoSize } from '../src/demo/species.ts';

const demos = new Map<string, DatasetContents>();

/** The small demo of an edition. A process generates each of them once: that takes up to a second. */
export function smallDemo(edition: string): DatasetContents {
  const demo = demos.get(edition) ?? generateDemo({ edition, size: 'small' });
  demos.set(edition, demo);
  return demo;
}

/** The demo of an edition in a size; a full one is not kept. */
export const demoOf = (edition: string, size: DemoSize): DatasetContents =>
  size === 'small' ? smallDemo(edition) : generateDemo({ edition, size });
