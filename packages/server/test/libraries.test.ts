import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { librariesOf } from '../../../scripts/package/layOut.mjs';
import { programOf } from './cli/trellis.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the libraries of the tarball', () => {
  it('are those that the program imports, without those of traces', async () => {
    const libraries = Object.keys(await librariesOf(root, dirname(programOf('trellis'))));
    expect(libraries).toEqual(expect.arrayContaining(['fastify', 'piscina', '@opentelemetry/api']));
    expect(libraries.filter((name) => name.startsWith('@opentelemetry/'))).toEqual(['@opentelemetry/api']);
  });
});
