import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { clientFiles } from '../../packages/web/src/features/downloads/codeExamples.ts';
import { neutralNames } from '../clientPackages/neutralNames.mjs';
import { rSource } from '../clientPackages/rSource.mjs';
import { wheel } from '../clientPackages/wheel.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'trellis-packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the files of the clients', () => {
  it('have the names on the page Downloads', async () => {
    const { version } = JSON.parse(read('packages/client/package.json')) as { readonly version: string };
    const [python] = await wheel(join(root, 'clients/python'));
    const [r] = rSource(join(root, 'clients/r'));
    expect({ python, r, typescript: `trellis-client-${version}.tgz` }).toEqual(clientFiles);
  });

  it('name no species in their examples, and have the same code as the sources', () => {
    const files = ['python/src/trellis_tf', 'r/R', 'r/man'].flatMap((part) =>
      readdirSync(join(root, 'clients', part)).map((file) => read(`clients/${part}/${file}`)),
    );
    const withoutComments = (text: string) => text.replaceAll(/""".*?"""|^#.*$/gms, '');
    for (const text of files) {
      expect(neutralNames(text)).not.toMatch(/arabidopsis|maize|\brice\b|in.planta|AT\dG\d|NLP7|TGA1|\bDAP/);
      if (!text.startsWith('%')) expect(withoutComments(neutralNames(text))).toBe(withoutComments(text));
    }
  });

  it('are the same whenever they are made', async () => {
    const make = async () => [await wheel(join(root, 'clients/python')), rSource(join(root, 'clients/r'))];
    expect(await make()).toEqual(await make());
  });

  it('are a tar file that tar reads, with the description that R CMD build would write', () => {
    const [name, bytes] = rSource(join(root, 'clients/r'));
    writeFileSync(join(folder, name), bytes);
    execFileSync('tar', ['-xzf', name], { cwd: folder });
    expect(readFileSync(join(folder, 'trellisTF/R/client.R'), 'utf8')).toBe(
      neutralNames(read('clients/r/R/client.R')),
    );
    expect(readFileSync(join(folder, 'trellisTF/DESCRIPTION'), 'utf8')).toMatch(/^NeedsCompilation: no\nPackaged: /m);
  });

  it('are a wheel whose record has the hash of each module', async () => {
    const [, bytes] = await wheel(join(root, 'clients/python'));
    const module = neutralNames(read('clients/python/src/trellis_tf/client.py'));
    const hash = createHash('sha256').update(module).digest('base64url');
    writeFileSync(join(folder, 'wheel.zip'), bytes);
    const code = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.read(sys.argv[2]).decode())';
    const record = execFileSync(
      'python3',
      ['-c', code, join(folder, 'wheel.zip'), 'trellis_tf-0.1.0.dist-info/RECORD'],
      {
        encoding: 'utf8',
      },
    );
    expect(record).toContain(`trellis_tf/client.py,sha256=${hash},${Buffer.byteLength(module)}`);
  });
});
