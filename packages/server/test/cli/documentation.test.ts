import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, temporaryFolder, trellis } from './trellis.ts';

interface Example {
  readonly words: readonly string[];
  readonly answer: string;
}

/** Commands (`$ trellis ...`) and their answers in the console blocks of a page. */
function examplesIn(page: string): Example[] {
  const blocks = [...page.matchAll(/^```console\n(.*?)^```$/gms)].map(([, block]) => block);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ trellis /m)
      .slice(1)
      .map((example) => {
        const [command, ...answer] = example.trimEnd().split('\n');
        return { words: command.split(' '), answer: answer.join('\n') };
      }),
  );
}

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
      const { out, err } = await trellis(...files);
      const said = (out + err).replaceAll(`${folder}/`, '').replaceAll(root, '');
      const expected = answer.includes('VERSION') ? said.replace(/[0-9a-f]{64}$/, 'VERSION') : said;
      expect(expected).toBe(answer);
    }
  });

  it('names every command', async () => {
    const page = await readFile(join(root, 'docs/guide/command-line.md'), 'utf8');
    for (const name of [
      'import',
      'remove',
      'export',
      'check',
      'demo',
      'serve',
      'feedback',
      'reproduce',
      'benchmark',
      'backup',
      'restore',
    ])
      expect(page).toContain(`\`${name}`);
  });
});
