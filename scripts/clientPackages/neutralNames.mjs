import { readFileSync } from 'node:fs';
import { replaceExampleNames } from '../exampleNames.mjs';

const path = new URL('../../packages/web/src/features/guide/neutralNames.json', import.meta.url);
const neutral = JSON.parse(readFileSync(path, 'utf8'));

/** A name for any TF, gene, list or edition: those of the guides, but for editions, which code has in lower case. */
const names = {
  ...neutral,
  lowerTf: neutral.tf.toLowerCase(),
  lowerSecondTf: neutral.secondTf.toLowerCase(),
  edition: 'my_species',
  otherEdition: 'other_species',
  thirdEdition: 'third_species',
};

/**
 * The text of a file of a client without names of the demo data. Its examples are run against these data; each site serves the
 * same packages, of whatever species it is.
 */
export const neutralNames = (text) => replaceExampleNames(text, (key) => names[key]);
