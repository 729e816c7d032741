import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { needed } from '../package/pinVersions.mjs';
import { versionOf } from '../version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('npm-shrinkwrap.json of the tarball', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.1.0', dependencies: { c: '^1.0.0' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '1.0.0', devOptional: true, optionalDependencies: { d: '^1.0.0' } },
    'node_modules/tool': { version: '1.0.0', dev: true },
  };

  it('has what a package needs, where Node finds it, and nothing else', () => {
    const found = needed({ dependencies: { a: '1.0.0' } }, packages);
    expect(Object.keys(found)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
    expect(found['node_modules/c']).toEqual({
      version: '1.0.0',
      optional: true,
      optionalDependencies: { d: '^1.0.0' },
    });
  });

  it('is not written when the lock file lacks a library', () => {
    expect(() => needed({ dependencies: { x: '1.0.0' } }, packages)).toThrow(
      'package-lock.json lacks x, which the package needs',
    );
  });
});

describe('the version of a build', () => {
  const withTag = (tag: string): string => {
    process.env['TRELLIS_VERSION'] = tag;
    try {
      return versionOf(root);
    } finally {
      delete process.env['TRELLIS_VERSION'];
    }
  };

  it('is that of the tag, without its v', () => {
    expect(['v1.2.3', 'v1.2.3-rc.1', 'v1.2.3-4-gabc1234'].map(withTag)).toEqual([
      '1.2.3',
      '1.2.3-rc.1',
      '1.2.3-4-gabc1234',
    ]);
    expect(() => withTag('newest')).toThrow('"newest" is not a version');
  });
});

describe('the image', () => {
  it('runs the tarball, not as root, and is asked for its health', () => {
    const [, runs] = readFileSync(`${root}/deploy/Dockerfile`, 'utf8').split(/-slim\n/);
    expect(runs).toMatch(/npm install --global .*trellis-tf-\*\.tgz/);
    expect(runs).toContain('USER node\n');
    expect(runs).toContain('HEALTHCHECK');
  });
});
