import type { Command } from '../command.ts';
import { completionTable } from '../completion/completionTable.ts';
import { shells } from '../completion/shells.ts';
import { requirePositionals } from '../parse.ts';
import { UsageError } from '../usageError.ts';

const name = 'completion';
const known = [...shells.keys()];

const help = `Usage: trellis completion bash|zsh|fish

Prints a script with which a shell completes commands, options, views and formats.

bash   source <(trellis completion bash)         in ~/.bashrc
zsh    source <(trellis completion zsh)          in ~/.zshrc, after compinit
fish   trellis completion fish | source          in ~/.config/fish/config.fish`;

/** `trellis completion`, for a table of commands, to which it is added itself. */
export function completionCommand(commands: () => readonly Command[]): Command {
  return {
    name,
    help,
    options: {},
    firstWords: known,
    async run(args, output) {
      requirePositionals(args, ['a shell'], name);
      const write = shells.get(args.words[0]);
      if (!write)
        throw new UsageError(
          `there is no completion for "${args.words[0]}"; shells are ${known.join(', ')}`,
          `try: trellis ${name} --help`,
        );
      output.print(write(completionTable(commands())).trimEnd());
      return 0;
    },
  };
}
