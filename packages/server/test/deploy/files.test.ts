import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { settings } from '../../src/config/settings.ts';
import { compose, deployFile, environments, hostNames, servers, upstream } from './deployFiles.ts';

const variables = new Set<string>(Object.values(settings).map(({ variable }) => variable));
/** Those of Node and of the C library. */
const others = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX']);
const port = environments['Dockerfile']['PORT'];

describe('the files in deploy/', () => {
  it.each(Object.entries(environments))('%s sets variables that the server reads, and takes', (_, environment) => {
    const names = Object.keys(environment).filter((name) => !others.has(name));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !variables.has(name))).toEqual([]);
    expect(() => readConfig({}, environment)).not.toThrow();
  });

  it('start a server whose threads share two arenas of memory', () => {
    for (const file of ['Dockerfile', 'systemd/trellis.service', 'systemd/trellis@.service'])
      expect(deployFile(file)).toMatch(/^(ENV |Environment=)MALLOC_ARENA_MAX=2$/m);
  });

  it('agree on the port of the image', () => {
    expect(deployFile('Dockerfile')).toContain(`EXPOSE ${port}\n`);
    expect(deployFile('Dockerfile')).toContain(`http://127.0.0.1:${port}/healthz`);
    expect(upstream('nginx/compose.conf')).toEqual(servers.map((name) => `${name}:${port}`));
  });

  it('agree on the ports of the systemd units', () => {
    const [, started] = /systemctl enable --now (.+)/.exec(deployFile('systemd/trellis@.service')) ?? [];
    expect(started?.split(' ').map((unit) => unit.replace('trellis@', '127.0.0.1:'))).toEqual(
      upstream('nginx/trellis.conf'),
    );
  });

  it.each(['nginx/trellis.conf', 'nginx/compose.conf'])('%s has a host name for each edition', (name) => {
    const editions = hostNames(name).map((host) => host.split('.')[0]);
    expect(editions.slice(0, 3)).toEqual(['arabidopsis', 'maize', 'rice']);
  });

  it('let nginx take as large a form as the server, and wait for it longer', () => {
    const proxy = deployFile('nginx/trellis-proxy.conf');
    const { uploadBytes, answerSeconds } = readConfig({}, {});
    expect(Number(/client_max_body_size (\d+)m/.exec(proxy)?.[1]) * 2 ** 20).toBeGreaterThan(4 * uploadBytes);
    expect(Number(/proxy_read_timeout (\d+)s/.exec(proxy)?.[1])).toBeGreaterThan(answerSeconds);
  });

  it('name services and volumes that compose.yaml has', () => {
    const { services, volumes } = compose;
    const wanted = Object.values(services).flatMap(({ depends_on: others = {} }) => Object.keys(others));
    expect(wanted.filter((name) => !(name in services))).toEqual([]);
    const hosts = [environments['compose.yaml']['DATABASE_URL'], environments['compose.yaml']['REDIS_URL']];
    expect(hosts.map((url) => new URL(url).hostname)).toEqual(['postgres', 'redis']);
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    for (const [source] of mounted.map((volume) => volume.split(':')))
      if (source.startsWith('./')) expect(deployFile(source.slice(2))).not.toBe('');
      else expect(Object.keys(volumes)).toContain(source);
  });

  it('copy every package file that the lock file names into the image', () => {
    const { workspaces } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
      workspaces: string[];
    };
    for (const folder of workspaces)
      expect(deployFile('Dockerfile')).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });
});
