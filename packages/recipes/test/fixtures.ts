import { readFileSync } from 'node:fs';

/** The bytes of a file of `fixtures`, whose R files `fixtures/makeFixtures.R` made. */
export const fixture = (name: string): Uint8Array => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
