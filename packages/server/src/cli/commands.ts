import type { Command } from './command.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchmarkCommand } from './commands/benchmark.ts';
import { checkCommand } from './commands/check.ts';
import { demoCommand } from './commands/demo.ts';
import { exportCommand } from './commands/export.ts';
import { feedbackCommand } from './commands/feedback.ts';
import { importCommand } from './commands/import.ts';
import { removeCommand } from './commands/remove.ts';
import { reproduceCommand } from './commands/reproduce.ts';
import { serveCommand } from './commands/serve.ts';

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  importCommand,
  removeCommand,
  exportCommand,
  checkCommand,
  demoCommand,
  serveCommand,
  feedbackCommand,
  reproduceCommand,
  benchmarkCommand,
  backupCommand,
  restoreCommand,
];
