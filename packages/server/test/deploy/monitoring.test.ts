import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fixture, startServer, type TestServer } from '../testServer.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const rules = (parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules: each }) => each,
);
const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
};

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Names of metrics in an expression of Prometheus, a histogram's without its series; `up` is Prometheus's own. */
const metricsIn = (expression: string): string[] =>
  (expression.match(/\b(?:trellis|process|nodejs)_\w+/g) ?? []).map((name) => name.replace(/_(bucket|count)$/, ''));

describe('the files for Prometheus and Grafana', () => {
  let server: TestServer;
  let metrics = '';
  beforeAll(async () => {
    server = await startServer(fixture('mini'));
    metrics = await (await fetch(`${server.url}/metrics`)).text();
  });
  afterAll(() => server.stop());

  it.each([
    ...rules.map(({ alert, expr }) => [alert, [expr]] as const),
    ...panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr)] as const),
  ])('%s asks for metrics that a server has', (_, expressions) => {
    const names = expressions.flatMap(metricsIn).filter((name) => name !== 'trellis_redis_up');
    const missing = names.filter((name) => !metrics.includes(`# TYPE ${name} `));
    expect(missing).toEqual([]);
    expect(expressions.every((expression) => metricsIn(expression).length || expression.startsWith('up{'))).toBe(
      true,
    );
  });

  it('lead from each alert to a section of the runbook', () => {
    const slugger = new GithubSlugger();
    const headings = [...read('docs/guide/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) =>
      slugger.slug(title),
    );
    expect(rules.map(({ annotations }) => annotations.runbook).filter((name) => !headings.includes(name))).toEqual(
      [],
    );
  });

  it.skipIf(!hasPromtool)('pass promtool, with their tests (skipped without promtool)', () => {
    const promtool = (...words: string[]) => execFileSync('promtool', words, { cwd: root, encoding: 'utf8' });
    expect(promtool('check', 'rules', 'deploy/monitoring/alerts.yml')).toContain(`SUCCESS: ${rules.length} rules`);
    expect(promtool('test', 'rules', 'deploy/monitoring/alerts.test.yml')).toContain('SUCCESS');
  });
});
