import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleServer } from '../../../scripts/bundleServer.mjs';
import { librariesOf } from '../../../scripts/package/layOut.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the libraries of the tarball', () => {
  it('are those that the program imports, without those of traces', { tags: ['long'] }, async () => {
    const folder = await mkdtemp(join(root, 'packages/server/.test-bundle-'));
    await bundleServer(folder);
    const libraries = Object.keys(await librariesOf(root, folder));
    await rm(folder, { recursive: true });
    expect(libraries).toEqual(expect.arrayContaining(['fastify', 'piscina', '@opentelemetry/api']));
    expect(libraries.filter((name) => name.startsWith('@opentelemetry/'))).toEqual(['@opentelemetry/api']);
  });
});
