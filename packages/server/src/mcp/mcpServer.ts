import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { ApiError, createClient, type Client } from '@trellis/client';
import { faultSentence } from '../json/faultSentence.ts';
import { fieldsOf } from '../json/fieldsOf.ts';
import { software } from '../software/software.ts';
import type { Tool } from './tool.ts';
import { functionsTool } from './tools/functions.ts';
import { geneTool } from './tools/gene.ts';
import { orthologsTool } from './tools/orthologs.ts';
import { overviewTool } from './tools/overview.ts';
import { queryTool } from './tools/query.ts';
import { regulatorsTool } from './tools/regulators.ts';
import { searchTool } from './tools/search.ts';
import { viewTools } from './tools/viewTools.ts';

/** All tools, in the order in which assistants list them. */
const tools: readonly Tool[] = [
  ...[queryTool, ...viewTools],
  ...[regulatorsTool, functionsTool, orthologsTool],
  ...[geneTool, overviewTool, searchTool],
];

/** The site that the tools ask. */
export interface McpSite {
  /** Address of its API. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  /** Edition to ask; by default that of the host name. */
  readonly edition?: string;
  /** Address of a page for a person, from its path and the edition that was asked. */
  page(path: string, edition: string): string;
}

const instructions =
  'Trellis answers which genes transcription factors (TFs) bind and regulate, from hundreds of published experiments ' +
  '(binding, as by ChIP-seq, and expression, as by RNA-seq). Start with overview to see the data, and search to find names. Each answer is short: it names the ' +
  'edition and the version of its data, what was tested with each p-value, and the page with everything. Report p-values only with ' +
  'the test, the correction and the universe that the answer names.';

/** Returns an MCP server whose tools ask a site. It is not connected yet. */
export function createMcpServer(site: McpSite): Server {
  const server = new Server(
    { name: 'trellis', version: software.version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describe) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const found = tools.find(({ name }) => name === params.name);
    if (!found) {
      const names = tools.map(({ name }) => name).join(', ');
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 100)}"; the tools are ${names}.`,
      );
    }
    return callTool(site, { found, args: params.arguments ?? {}, signal });
  });
  return server;
}

/** Tools only ask: they change nothing that others see. */
const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

const describe = ({ name, title, description, input }: Tool) => ({
  name,
  title,
  description,
  // A schema has symbols for types, which the message leaves out.
  inputSchema: JSON.parse(JSON.stringify(input)) as { type: 'object' },
  annotations,
});

interface ToolCall {
  readonly found: Tool;
  readonly args: object;
  readonly signal: AbortSignal;
}

/** Calls a tool. What is wrong with the arguments, or with the question, is an answer too: the assistant can correct it. */
async function callTool(site: McpSite, { found, args, signal }: ToolCall): Promise<CallToolResult> {
  const fault = faultSentence(found.input, args);
  if (fault !== undefined) return failure(fault);
  const { edition = site.edition } = fieldsOf(args);
  const requested = typeof edition === 'string' ? { edition } : {};
  const client = createClient({ url: site.url, fetch: site.fetch, retries: 1, signal, ...requested });
  try {
    return await answer(client, site, { found, args, signal });
  } catch (error) {
    if (error instanceof ApiError) return failure(sentenceOf(error));
    throw new McpError(ErrorCode.InternalError, 'Something went wrong in Trellis.');
  }
}

async function answer(client: Client, site: McpSite, { found, args }: ToolCall): Promise<CallToolResult> {
  const facts = await client.readSite();
  const page = (path: string): string => site.page(path, facts.edition);
  const text = await found.answer({ client, page, facts }, args as never);
  return { content: [{ type: 'text', text }] };
}

const failure = (sentence: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: sentence }],
});

/** The sentence of an error, with the names that could have been meant. */
function sentenceOf({ message, problem }: ApiError): string {
  const suggestions = problem?.suggestions?.filter((name) => !message.includes(name)) ?? [];
  return suggestions.length > 0 ? `${message} Did you mean ${suggestions.join(' or ')}?` : message;
}
