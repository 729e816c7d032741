import { formats } from '../ask/formats.ts';
import { views } from '../ask/views.ts';
import type { Command } from '../command.ts';

/** What a shell offers for an option. */
export interface OfferedOption {
  readonly name: string;
  /** Values after the option; 'files' for a path or any other text, undefined for an option without a value. */
  readonly values: readonly string[] | 'files' | undefined;
}

/** What a shell offers for a command. */
export interface OfferedCommand {
  readonly name: string;
  /** Words that can come first; files are offered too. */
  readonly words: readonly string[];
  readonly options: readonly OfferedOption[];
}

/** Options that have the same few values wherever they occur. */
const knownValues: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['view', [...views.keys()]],
  ['format', formats],
  ['size', ['small', 'full']],
  ['license', ['open']],
]);

/** What a shell offers, made from the table of commands. */
export function completionTable(commands: readonly Command[]): OfferedCommand[] {
  const offered = commands.map(({ name, options, firstWords = [] }) => ({
    name,
    words: firstWords,
    options: [...Object.entries(options).map(([option, { type }]) => offeredOption(option, type)), help],
  }));
  return [...offered, { name: 'help', words: commands.map(({ name }) => name), options: [] }];
}

const help: OfferedOption = { name: 'help', values: undefined };

const offeredOption = (name: string, type: 'string' | 'boolean'): OfferedOption => ({
  name,
  values: type === 'boolean' ? undefined : (knownValues.get(name) ?? 'files'),
});
