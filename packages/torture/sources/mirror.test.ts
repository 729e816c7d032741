import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareFolders } from '../../../scripts/compareFolders.ts';
import { trellis } from '../../server/test/cli/trellis.ts';
import { converted, sources } from './sourceFolder.ts';

/** The archives of the sources of two small editions; arabidopsis takes half a minute (npm run compare-folders). */
const archives = [
  'timedreamer+public_dataset',
  'timedreamer+riceTFs',
  'maizeumn+grn',
  'Tecmelody+maize_GRN',
] as const;

/** Serves the files of a folder on loopback until the test ends, and returns the address. */
async function serveFolder(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const file = createReadStream(join(folder, decodeURIComponent(request.url ?? '')));
    file.on('error', () => response.writeHead(404).end()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('fetch from a mirror of the real sources', () => {
  it('makes the analyses of maize and rice that were converted by hand', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trellis-sources-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [mirror, kept] = [join(folder, 'mirror'), join(folder, 'kept')];
    await mkdir(mirror);
    for (const name of archives) execFileSync('tar', ['-xJf', join(sources, `${name}.tar.xz`), '-C', mirror]);
    const places = [
      '--mirror',
      await serveFolder(mirror),
      '--cache',
      join(folder, 'cache'),
      '--data',
      join(folder, 'data'),
      '--keep',
      kept,
    ];
    const { code, err } = await trellis('fetch', 'maize', 'rice', ...places);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const compared = (edition: string) => compareFolders(join(converted, edition), join(kept, edition)).analyses;
    expect(compared('maize')).toEqual({ equal: 50, total: 50, differences: [] });
    expect(compared('rice')).toEqual({ equal: 67, total: 67, differences: [] });
  });
});
