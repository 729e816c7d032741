import { isDeepYaml, TrellisError } from '@trellis/core';
import { LineCounter, parseDocument } from 'yaml';
import { filesOf } from './filesOf.ts';
import { lineAt, type Place } from './lineAt.ts';
import type { Make } from './make.ts';
import { readSource } from './readSource.ts';
import { RecipeSchema, type RecipeText } from './recipe.ts';
import { requireForm, requireMake } from './requireMake.ts';
import type { Recipe, Source } from './source.ts';

/** What a recipe needs next to its own text. */
export interface RecipeFile {
  /** Path in messages: `recipes/rice/rice-tfs.yaml`. */
  readonly shown: string;
  readonly text: string;
  /** The text of a table of files next to the recipe. */
  readonly readTable: (name: string) => string;
}

/** Reads and checks a recipe. Throws `bad-file` with the line of the first fault. */
export function readRecipe(file: RecipeFile): Recipe {
  const { value, fail } = parse(file);
  requireForm(RecipeSchema, value, [], fail);
  const recipe = value as RecipeText;
  recipe.makes.forEach((make, i) => requireMake(make, ['makes', i], fail));
  const sources = recipe.sources.map((source, i) =>
    readSource(source, {
      recipe: recipe.name,
      readTable: file.readTable,
      fail: (sentence) => fail(['sources', i], sentence),
    }),
  );
  requireDifferentNames(sources, fail);
  recipe.makes.forEach((make, i) => requireFiles(make, sources, (sentence) => fail(['makes', i], sentence)));
  return { ...recipe, sources };
}

type Fail = (place: Place, sentence: string) => never;

/** The value of a YAML text, and how to refuse a part of it. */
function parse({ shown, text }: RecipeFile): { readonly value: unknown; readonly fail: Fail } {
  const refuse = (line: number, problem: string): never => {
    throw new TrellisError('bad-file', `${shown}, line ${line}: ${problem}`);
  };
  if (isDeepYaml(text)) return refuse(1, 'the YAML is nested too deep');
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) refuse(lines.linePos(problem.pos[0]).line, problem.message.split('\n')[0]);
    return { value: document.toJS(), fail: (place, sentence) => refuse(lineAt(document, lines, place), sentence) };
  } catch (error) {
    // The library throws for unknown and for too many aliases.
    if (error instanceof TrellisError) throw error;
    return refuse(1, `the YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function requireDifferentNames(sources: readonly Source[], fail: Fail): void {
  const second = sources.findIndex(({ name }, i) => sources.findIndex((source) => source.name === name) < i);
  if (second >= 0) fail(['sources', second], `a second source is called ${JSON.stringify(sources[second].name)}`);
}

function requireFiles(make: Make, sources: readonly Source[], fail: (sentence: string) => never): void {
  if (!('from' in make)) return;
  const names = sources.map(({ name }) => name).join(', ');
  if (make.source === undefined && sources.length > 1) fail(`say which source: ${names}`);
  if (make.source !== undefined && !sources.some(({ name }) => name === make.source))
    fail(`there is no source ${JSON.stringify(make.source)}; there are ${names}`);
  const { length } = filesOf(make, sources);
  if (length === 0) fail(`no file of the source is ${make.from}`);
  if (length > 1 && make.make === 'copy') fail(`${length} files cannot be copied to one`);
}
