import type { SentCall } from './sentCall.ts';

export interface WindowOptions {
  /** Width of the window in pixels, 1440 by default. */
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** What a page is in: a document without layout, or a real browser. */
export interface Surroundings {
  /** Gives the window an address of an edition, a width, and the colors of a system. */
  show(place: { readonly path: string; readonly edition: TestEdition }, options: WindowOptions): Promise<void>;
  /** Makes a call at the server of the tests. */
  serve(call: SentCall): Promise<Response>;
}

/** The editions of the server of the tests: the mini data set, the same with publications and a release (`rice`), and the small demos. */
export type TestEdition = 'development' | 'rice' | 'arabidopsis' | 'maize';

let current: Surroundings | undefined;

/** Sets what the pages of this process are in. */
export const setSurroundings = (surroundings: Surroundings): void => void (current = surroundings);

/** What the page is in. */
export function surroundings(): Surroundings {
  if (!current) throw new Error('surroundings: none are set; the project of the test has no setup file');
  return current;
}
