import type { Command } from './command.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchmarkCommand } from './commands/benchmark.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { demoCommand } from './commands/demo.ts';
import { editionCommand } from './commands/edition.ts';
import { exportCommand } from './commands/export.ts';
import { feedbackCommand } from './commands/feedback.ts';
import { fetchCommand } from './commands/fetch.ts';
import { functionsCommand } from './commands/functions.ts';
import { geneCommand } from './commands/gene.ts';
import { importCommand } from './commands/import.ts';
import { mcpCommand } from './commands/mcp.ts';
import { overviewCommand } from './commands/overview.ts';
import { queryCommand } from './commands/query.ts';
import { readCommand } from './commands/read.ts';
import { recipesCommand } from './commands/recipes.ts';
import { regulatorsCommand } from './commands/regulators.ts';
import { releaseCommand } from './commands/release.ts';
import { removeCommand } from './commands/remove.ts';
import { reproduceCommand } from './commands/reproduce.ts';
import { requestsCommand } from './commands/requests.ts';
import { serveCommand } from './commands/serve.ts';
import { siteCommand } from './commands/site.ts';
import { versionsCommand } from './commands/versions.ts';

/** All commands, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  fetchCommand,
  recipesCommand,
  importCommand,
  editionCommand,
  removeCommand,
  exportCommand,
  releaseCommand,
  siteCommand,
  versionsCommand,
  checkCommand,
  demoCommand,
  serveCommand,
  mcpCommand,
  readCommand,
  queryCommand,
  regulatorsCommand,
  functionsCommand,
  geneCommand,
  overviewCommand,
  feedbackCommand,
  requestsCommand,
  reproduceCommand,
  benchmarkCommand,
  backupCommand,
  restoreCommand,
  completionCommand(() => commands),
];
