import type { Command, Output } from './command.ts';
import { software } from '../software/software.ts';
import { commands } from './commands.ts';
import { didYouMean } from './didYouMean.ts';
import { sentenceOf } from './errorSentence.ts';
import { helpText } from './help.ts';
import { parseArguments } from './parse.ts';
import { UsageError } from './usageError.ts';

/** Output of a run; tests record it. */
export interface Streams extends Output {
  /** Prints the sentence of an error. */
  fail(line: string): void;
}

/**
 * Runs one command line. Exit code 0: done; 1: an error, printed as one sentence; 2: the command line was not understood.
 */
export async function run(words: readonly string[], streams: Streams): Promise<number> {
  try {
    return await dispatch(words, streams);
  } catch (error) {
    if (error instanceof UsageError) {
      streams.fail(`trellis: ${error.message} (${error.hint})`);
      return 2;
    }
    streams.fail(`trellis: ${sentenceOf(error)}`);
    return 1;
  }
}

async function dispatch([name, ...words]: readonly string[], streams: Streams): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    streams.print(words[0] === undefined ? helpText : findCommand(words[0]).help);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    streams.print(software.version);
    return 0;
  }
  const command = findCommand(name);
  const args = parseArguments(command, words);
  if (args.values['help'] !== true) return command.run(args, streams);
  streams.print(command.help);
  return 0;
}

function findCommand(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command) return command;
  const known = commands.map((one) => one.name);
  throw new UsageError(`there is no command "${name}"${didYouMean(name, known)}`, 'try: trellis --help');
}
