import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { root } from '../../../../scripts/rig/root.ts';
import { counterName } from './counterName.ts';
import { instrument } from './instrument.ts';
import { exportOf } from './targetNames.ts';

/** Code whose branches guide the search: our packages, and the libraries that read formats for us. */
const guiding =
  /\/packages\/(?:core|store|recipes|server|web)\/src\/|\/node_modules\/(?:hucre|yauzl|csv-parse|yaml)\//;

/** A bundle of a target, and the number of its counters. */
export interface FuzzBundle {
  readonly path: string;
  readonly counters: number;
}

/** Bundles a target with counters into `folder`. */
export async function bundleTarget(name: string, folder: string): Promise<FuzzBundle> {
  const here = join(root, 'packages/torture/src/fuzz');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${exportOf(name)} as target } from './targets/${name}.ts'; import { work } from './work.ts'; work(target);`,
      resolveDir: here,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    external: ['better-sqlite3', 'better-sqlite3-12', 'pg', 'pg-copy-streams', 'pg-cursor', 'kysely'],
    plugins: [counting()],
  });
  const { code, counters } = renumber(outputFiles[0].text);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, head(counters) + code);
  return { path, counters };
}

/** Gives modules counters, and the address that they have outside of the bundle. */
function counting(): Plugin {
  let counters = 0;
  return {
    name: 'counting',
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:ts|js|mjs|cjs)$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const text = guiding.test(path) ? instrument(source, path, () => counters++) : source;
        const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}

/** Numbers the counters that the bundle still has from 0 on: esbuild drops what is not used. */
function renumber(text: string): { readonly code: string; readonly counters: number } {
  const numbers = new Map<string, number>();
  const code = text.replaceAll(new RegExp(`${counterName}\\[(\\d+)\\]`, 'g'), (_, old: string) => {
    const number = numbers.get(old) ?? numbers.size;
    numbers.set(old, number);
    return `${counterName}[${number}]`;
  });
  return { code, counters: numbers.size };
}

const head = (counters: number): string =>
  `import { createRequire as __makeRequire } from 'node:module';\n` +
  `const require = __makeRequire(import.meta.url);\n` +
  `const ${counterName} = globalThis.${counterName} = new Uint8Array(${counters});\n`;
