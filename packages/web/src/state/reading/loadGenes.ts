import type { KnownGenes } from '@trellis/core/reading';
import type { AllGeneNames } from '@trellis/core/views';
import { genesOfNames } from './readForPage.ts';

/** Most attempts at a busy server, and the longest wait between two, in seconds. */
const maxAttempts = 5;
const maxWait = 20;

/** Loads the genes of the edition by the address of their names; waits as long as a busy server asks. Rejects with a sentence. */
export async function loadGenes(address: string): Promise<KnownGenes> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return genesOfNames((await response.json()) as AllGeneNames);
    const isBusy = response?.status === 429 || response?.status === 503;
    if (!isBusy || attempt === maxAttempts)
      throw new Error('The genes of this edition could not be loaded. Check the connection and try again.');
    const seconds = Math.min(maxWait, Number(response.headers.get('Retry-After')) || attempt);
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}
