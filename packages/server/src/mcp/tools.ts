import type { Tool } from './tool.ts';
import { functionsTool } from './tools/functions.ts';
import { geneTool } from './tools/gene.ts';
import { overviewTool } from './tools/overview.ts';
import { queryTool } from './tools/query.ts';
import { regulatorsTool } from './tools/regulators.ts';
import { searchTool } from './tools/search.ts';

/** All tools, in the order in which assistants list them. */
export const tools: readonly Tool[] = [queryTool, regulatorsTool, functionsTool, geneTool, overviewTool, searchTool];
