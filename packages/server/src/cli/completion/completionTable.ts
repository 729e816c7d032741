import { findFunctions } from '@trellis/contract';
import { formats } from '../ask/formats.ts';
import { completedOptions } from '../ask/viewOptions.ts';
import { views } from '../ask/views.ts';
import type { Command } from '../command.ts';

/** What a shell suggests for an option. */
export interface OptionCompletion {
  readonly name: string;
  /** Values after the option; 'files' for a path or any other text, undefined for an option without a value. */
  readonly values: readonly string[] | 'files' | undefined;
}

/** What a shell suggests for a command. */
export interface CommandCompletion {
  readonly name: string;
  /** Words that can come first; files are completed too. */
  readonly words: readonly string[];
  readonly options: readonly OptionCompletion[];
}

/** Options that have the same few values wherever they occur. */
const knownValues: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['view', [...views.keys()]],
  ['format', formats],
  ['size', ['small', 'full']],
  ['license', ['open']],
  [
    'option',
    completedOptions([
      findFunctions,
      ...[...views.values()].flatMap(({ formats: of }) => [...of.values()].map(({ route }) => route)),
    ]),
  ],
]);

/** What a shell suggests, made from the table of commands. */
export function completionTable(commands: readonly Command[]): CommandCompletion[] {
  const completed = commands.map(({ name, options, firstWords = [] }) => ({
    name,
    words: firstWords,
    options: [...Object.entries(options).map(([option, { type }]) => optionCompletion(option, type)), help],
  }));
  return [...completed, { name: 'help', words: commands.map(({ name }) => name), options: [] }];
}

const help: OptionCompletion = { name: 'help', values: undefined };

const optionCompletion = (name: string, type: 'string' | 'boolean'): OptionCompletion => ({
  name,
  values: type === 'boolean' ? undefined : (knownValues.get(name) ?? 'files'),
});
