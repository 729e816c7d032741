import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplesIn } from './examples.ts';
import { ended, root, startTrellis, temporaryFolder, trellis } from './trellis.ts';

const guide = await readFile(join(root, 'docs/guide/recipes.md'), 'utf8');

/** The files of the example, by their path: a line with the path, then a block. */
const files = new Map(
  [...guide.matchAll(/`((?:mirror|recipes\/garden)\/[^`\n]+)`:\n\n```\w*\n(.*?)^```$/gms)].map(([, path, text]) => [
    path,
    text,
  ]),
);

/** What is typed for each recipe that `trellis recipes new` begins. */
const typed = [...guide.matchAll(/^`trellis recipes new (\S+)`.*?^```answers\n(.*?)^```$/gms)].map(
  ([, file, answers]) => ({ file, answers }),
);

async function writeFiles(folder: string, isWanted: (path: string) => boolean): Promise<void> {
  for (const [path, text] of files) {
    if (!isWanted(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

describe('docs/guide/recipes.md, add a public data set', () => {
  it('begins the recipes that it shows with the answers that it shows', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, (path) => path.startsWith('mirror/'));
    expect(typed.map(({ file }) => file)).toEqual([
      'mirror/example.org/garden/v1/shoot-de.csv',
      'mirror/example.org/garden/v1/leaf-peaks.txt',
    ]);
    for (const { file, answers } of typed) {
      const child = startTrellis('recipes', 'new', join(folder, file), '--recipes', join(folder, 'recipes'));
      child.stdin?.end(answers);
      const { code, err } = await ended(child);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    }
    for (const name of ['recipes/garden/shoot-de.yaml', 'recipes/garden/leaf-peaks.yaml'])
      expect(await readFile(join(folder, name), 'utf8')).toBe(files.get(name));
  });

  it('tests and imports them, with the answers that it shows', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, () => true);
    const examples = examplesIn(guide);
    expect(examples.length).toBe(2);
    for (const { words, answer } of examples) {
      const places = words.map((word, i) => (words[i - 1]?.startsWith('--') ? join(folder, word) : word));
      const { out, err } = await trellis(...places);
      expect((out + err).replaceAll(`${folder}/`, '').replace(/[0-9a-f]{64}$/, 'VERSION')).toBe(answer);
    }
  });
});
