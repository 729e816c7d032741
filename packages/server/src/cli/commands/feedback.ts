import type { Command } from '../command.ts';
import { requirePositionals } from '../parse.ts';
import { withExistingStore } from '../withStore.ts';

const help = `Usage: trellis feedback [--data FOLDER]

Lists the messages of the feedback page: time, edition, name and text, separated by tabs, the
oldest first. Line breaks in a text are shown as blanks.

Options:
  --data FOLDER    the data folder (default: data)`;

/** `trellis feedback`. */
export const feedbackCommand: Command = {
  name: 'feedback',
  help,
  options: { data: { type: 'string' } },
  async run(args, output) {
    requirePositionals(args, [], 'feedback');
    const entries = await withExistingStore(args, ({ requests }) => requests.feedback());
    for (const { created, edition, name, text } of entries) {
      output.print([created, edition, name, text].map(onOneLine).join('\t'));
    }
    return 0;
  },
};

/** Removes line breaks, tabs and other control characters, which a terminal would execute. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
