import { LineCounter, parseDocument } from 'yaml';
import { TrellisError } from '../errors.ts';
import { isDeepYaml } from '../formats/deepYaml.ts';
import { lineAt, type YamlPath } from './lineAt.ts';

/** A YAML file that someone wrote. */
export interface YamlFile {
  /** Path in messages: `recipes/yeast/tfs.yaml`. */
  readonly shown: string;
  readonly text: string;
}

/** Throws `bad-file` with the line of a place and a sentence. */
export type FailAt = (place: YamlPath, sentence: string) => never;

/** The value of a YAML text, and how to refuse a part of it. Throws `bad-file` with the line of the first fault. */
export function readYaml({ shown, text }: YamlFile): { readonly value: unknown; readonly fail: FailAt } {
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
