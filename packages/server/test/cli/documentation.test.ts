import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplesIn } from './examples.ts';
import { root, temporaryFolder, trellisWith } from './trellis.ts';

describe('docs/guide/command-line.md', () => {
  it('shows what the commands answer', async () => {
    const page = await readFile(join(root, 'docs/guide/command-line.md'), 'utf8');
    const folder = await temporaryFolder();
    const examples = examplesIn(page);
    expect(examples.length).toBeGreaterThan(5);
    for (const { words, answer } of examples) {
      const places = words.map((word, i) =>
        word === 'out' || words[i - 1] === '--data' ? join(folder, word) : word,
      );
      const files = places.map((word) => (word.startsWith('fixtures') ? join(root, word) : word));
      const { out, err, bytes } = await trellisWith({}, ...files);
      const said = (out + String(bytes).trimEnd() + err).replaceAll(`${folder}/`, '').replaceAll(root, '');
      const expected = answer.includes('VERSION') ? said.replace(/[0-9a-f]{64}$/, 'VERSION') : said;
      expect(expected).toBe(answer);
    }
  });

  it('names every command', async () => {
    const page = await readFile(join(root, 'docs/guide/command-line.md'), 'utf8');
    for (const name of [
      'fetch',
      'import',
      'remove',
      'export',
      'versions',
      'check',
      'demo',
      'serve',
      'query',
      'regulators',
      'functions',
      'gene',
      'overview',
      'completion',
      'feedback',
      'reproduce',
      'benchmark',
      'backup',
      'restore',
    ])
      expect(page).toContain(`\`${name}`);
  });
});
