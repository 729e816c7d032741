// Makes dist/trellis-tf-VERSION.tgz, which `npm install -g` installs as `trellis`: npm run pack (--built: without a build).
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOut } from './package/layOut.mjs';
import { pinVersions } from './package/pinVersions.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'dist');
const folder = join(output, 'package');

if (!process.argv.includes('--built'))
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
rmSync(output, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await layOut(root, folder);
pinVersions(root, folder);
const words = ['pack', '--json', '--offline', '--pack-destination', output];
const [{ filename, unpackedSize }] = JSON.parse(
  execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `dist/${filename}: ${megabytes(statSync(join(output, filename)).size)}, unpacked ${megabytes(unpackedSize)}`,
);
