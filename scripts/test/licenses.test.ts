import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { licensesOf } from '../package/licenses.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the licenses of a bundle', () => {
  it('are those of the libraries that it has a module of, once each, and not those of its own modules', () => {
    const inputs = [
      'packages/core/src/index.ts',
      'd3-shape/src/arc.js',
      'd3-array/src/sum.js',
      'd3-shape/src/line.js',
    ];
    const paths = inputs.map((path) => (path.startsWith('d3') ? `node_modules/${path}` : path));
    const licenses = licensesOf(Object.fromEntries(paths.map((path) => [path, {}])), root);
    expect(licenses.match(/^== \S+ /gm)).toEqual(['== d3-array ', '== d3-shape ']);
    expect(licenses).toContain('Permission to use, copy, modify');
  });

  it('are missing for a library that has no file with its own', () => {
    const inputs = { 'node_modules/abstract-logging/index.js': {} };
    expect(() => licensesOf(inputs, root)).toThrow('abstract-logging is part of the program');
  });
});
