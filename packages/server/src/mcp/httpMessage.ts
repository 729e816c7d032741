import { valueOf } from '@trellis/core';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createMcpServer, type McpSite } from './mcpServer.ts';

/** A message as HTTP brings it. */
export interface HttpMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON value of its body. */
  readonly body: unknown;
  /** Fires when the sender leaves. */
  readonly signal: AbortSignal;
}

/** Answers one message of "streamable HTTP" with JSON. Nothing is kept for the next one. */
export async function answerMessage(site: McpSite, { headers, body, signal }: HttpMessage): Promise<Response> {
  const server = createMcpServer(site);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  signal.addEventListener('abort', () => void server.close(), { once: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(requestOf(headers), { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** The message as the SDK reads it: without its address, which means nothing, and its body, which is parsed. */
function requestOf(headers: HttpMessage['headers']): Request {
  const names = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id'];
  const copied = names.flatMap((name): [string, string][] =>
    valueOf(headers, name) === undefined ? [] : [[name, String(valueOf(headers, name))]],
  );
  return new Request('http://localhost/mcp', { method: 'POST', headers: copied });
}
