import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { root } from './root.ts';

interface Finding {
  readonly filename: string;
  /** The rule, as `trellis(layers)`; a file that cannot be read breaks none. */
  readonly code?: string;
  readonly message: string;
  /** For rules of oxlint, the text of our settings. */
  readonly help?: string;
}

/** Messages of some rules for one planted file, once all have been looked at. */
type Messages = (...rules: readonly string[]) => string[];

/**
 * Files that lint sees at their places among the packages, in a folder of their own, all of them in one run before the first test.
 * The result plants one: `plant('core/src/query/planted.ts', 'import …')`.
 */
export function plantedFiles(): (place: string, ...lines: readonly string[]) => Messages {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-lint-'));
  let findings: readonly Finding[] | undefined;
  let count = 0;

  beforeAll(async () => {
    copySettings(folder);
    findings = await lint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return (place, ...lines) => {
    const path = `packages/${place.replace(/planted(?=\.tsx?$)/, `planted${++count}`)}`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
    return (...rules) => {
      if (!findings) throw new Error('lint has not run');
      const own = findings.filter(({ filename }) => filename === path);
      const fatal = own.find(({ code }) => code === undefined);
      if (fatal) throw new Error(fatal.message);
      return own.filter(({ code }) => rules.includes(String(code))).map(({ message, help }) => help ?? message);
    };
  };
}

/** Rules are told apart by where a file is below the settings. */
function copySettings(folder: string): void {
  const scripts = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.js'));
  for (const path of ['package.json', 'oxlint.config.js', ...scripts.map((name) => `scripts/${name}`)])
    cpSync(join(root, path), join(folder, path));
}

/** All findings of lint in a folder; it ends with 1 when there are any. */
function lint(folder: string): Promise<readonly Finding[]> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const words = ['--config', 'oxlint.config.js', '--format', 'json'];
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [program, ...words], options, (error, output, complaint) => {
      try {
        resolve((JSON.parse(output) as { readonly diagnostics: readonly Finding[] }).diagnostics);
      } catch {
        reject(new Error(`lint failed: ${complaint || output}`, { cause: error }));
      }
    });
  });
}
