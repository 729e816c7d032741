import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { neutralNames } from './neutralNames.mjs';
import { tarFile } from './tarFile.mjs';

/** Packs the TypeScript client as one module with its types, which npm installs; returns its name and bytes. */
export async function npmClient(root) {
  const client = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8'));
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/client/src/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external: ['typebox'],
    mainFields: ['module', 'main'],
  });
  const types = typesOf(root);
  const files = [
    ['package.json', `${JSON.stringify(packageFile(client), null, 2)}\n`],
    ['README.md', neutralNames(readFileSync(join(root, 'packages/client/README.md'), 'utf8'))],
    ['LICENSE', readFileSync(join(root, 'LICENSE'))],
    ['index.js', outputFiles[0].contents],
    ...types.map(([path, text]) => [`types/${path}`, neutralNames(text)]),
  ];
  return [`trellis-client-${client.version}.tgz`, tarFile(files.map(([path, text]) => [`package/${path}`, text]))];
}

const packageFile = ({ name, version, license, dependencies }) => ({
  name,
  version,
  license,
  description: 'The typed client of a Trellis site',
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './types/client/src/index.d.ts', default: './index.js' } },
  types: './types/client/src/index.d.ts',
  dependencies: { typebox: dependencies.typebox },
  engines: { node: '>=20' },
});

/** The declarations of the client and of what it imports of ours, with paths in place of the names of packages. */
function typesOf(root) {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-types-'));
  try {
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: join(folder, 'out') },
        ...{ rootDir: join(root, 'packages'), skipLibCheck: true, incremental: false, types: [] },
        // Found below node_modules, packages of ours would count as external, without declarations.
        paths: {
          '@trellis/contract': [join(root, 'packages/contract/src/index.ts')],
          '@trellis/contract/schemas': [join(root, 'packages/contract/src/schemas/index.ts')],
          '@trellis/core': [join(root, 'packages/core/src/index.ts')],
          '@trellis/core/*': [join(root, 'packages/core/src/*/index.ts')],
        },
      },
      include: [],
      files: [join(root, 'packages/client/src/index.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', join(folder, 'tsconfig.json')], { stdio: 'inherit' });
    const out = join(folder, 'out');
    return readdirSync(out, { recursive: true })
      .filter((path) => path.endsWith('.d.ts'))
      .sort()
      .map((path) => [path.split(sep).join('/'), readFileSync(join(out, path), 'utf8')])
      .map(([path, text]) => [path, withPaths(path, text)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `@trellis/core/genes` as a path from a file, and `.ts` as the `.js` that a compiler looks for. */
function withPaths(path, text) {
  const here = path.split('/').slice(0, -1).join('/');
  const placeOf = (name, part = '') => {
    const found = relative(here, `${name}/src${part}/index.js`).split(sep).join('/');
    return found.startsWith('.') ? found : `./${found}`;
  };
  return text
    .replaceAll(
      /(['"])@trellis\/([a-z]+)(\/[a-zA-Z]+)?\1/g,
      (_, quote, name, part) => `${quote}${placeOf(name, part)}${quote}`,
    )
    .replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2');
}
