import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findTextLookups, type TextLookup } from '../lookups/textLookups.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The program of all sources, with the given text as one more file. */
function programWith(planted: string): { program: ts.Program; plantedFile: ts.SourceFile } {
  const path = join(root, 'packages/core/src/planted.ts');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(path, planted, options.target ?? ts.ScriptTarget.ESNext, true)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram(
    [...fileNames.filter((file) => /packages\/\w+\/src\//.test(file)), path],
    options,
    host,
  );
  const plantedFile = program.getSourceFile(path);
  if (!plantedFile) throw new Error('the planted file is not in the program');
  return { program, plantedFile };
}

const { program, plantedFile } = programWith(`
declare const word: string;
declare const name: 'one' | 'two';
declare const values: Readonly<Record<string, number>>;
declare const named: Readonly<Record<'one' | 'two', number>>;
declare const list: readonly number[];
declare const at: number;
export const found = values[word];
export const fine = [named[name], list[at], values['one'], new Map([[word, 1]]).get(word), Object.hasOwn(values, word)];
export const known = word in values;
// own value: a reason
export const excused = values[word];
export function set(all: Record<string, number>): void {
  all[word] = 1;
  delete all[word];
}
export const of = <K extends string>(key: K, all: Readonly<Record<K, number>>): number => all[key];
`);

const textsOf = (lookups: readonly TextLookup[]): string[] => lookups.map(({ text }) => text);

describe('lookups of any text in an object', () => {
  it('are found: read, asked, written and deleted, with the exception of those with a reason', () => {
    expect(textsOf(findTextLookups(program, [plantedFile]))).toEqual([
      'values[word]',
      'word in values',
      'all[word]',
      'all[word]',
    ]);
  });

  it('are not in the sources', () => {
    const sources = program
      .getSourceFiles()
      .filter((file) => file !== plantedFile && /packages\/\w+\/src\//.test(relative(root, file.fileName)));
    expect(sources.length).toBeGreaterThan(500);
    const places = findTextLookups(program, sources).map(
      ({ file, line, text }) => `${relative(root, file)}:${line} ${text}`,
    );
    expect(places).toEqual([]);
  });
});
