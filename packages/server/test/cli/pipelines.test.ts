import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './trellis.ts';

const example = join(root, 'examples/pipeline');

// `pipelines.long.test.ts` runs it.
describe('the example pipeline', () => {
  it('asks the same in Snakemake and in Nextflow', async () => {
    const [snakemake, nextflow] = await Promise.all(
      ['Snakefile', 'main.nf'].map((name) => readFile(join(example, name), 'utf8')),
    );
    // The words of each command that are options or scripts, whatever the language fills in.
    const wordsOf = (text: string) =>
      [...text.matchAll(/--(?:view|option|edition|data|url|check)\b(?: [\w=]+)?|\b(?:query|functions) |\w+\.py/g)]
        .map(([word]) => word.trim())
        .filter((word, i, all) => all.indexOf(word) === i)
        .sort();
    expect(wordsOf(nextflow)).toEqual(wordsOf(snakemake));
    expect(wordsOf(nextflow).length).toBeGreaterThan(7);
  });
});
