import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer, type McpSite } from './mcpServer.ts';

/** The streams of a process that an assistant has started. */
interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  /** Receives a sentence about input that is not a message. */
  onFault(sentence: string): void;
}

/**
 * Answers messages, one per line, until the input ends; answers that are being computed then are completed. Returns false if the
 * input had to be given up. Writes nothing else to the output.
 */
export async function serveOverStdio(site: McpSite, { input, output, onFault }: Streams): Promise<boolean> {
  const server = createMcpServer(site);
  const transport = new StdioServerTransport(input, output);
  const pending = new Set<string | number>();
  const { send } = transport;
  let onIdle = (): void => {};
  transport.send = async (message) => {
    await send.call(transport, message);
    if ('id' in message && message.id !== undefined && !('method' in message)) pending.delete(message.id);
    if (pending.size === 0) onIdle();
  };
  const ended = once(input, 'end').then(() => true);
  const closed = new Promise<boolean>((resolve) => {
    server.onclose = () => resolve(false);
  });
  server.onerror = () => onFault('A line of the input was not a message of the protocol, or too long.');
  await server.connect(transport);
  const { onmessage } = transport;
  transport.onmessage = (message, ...rest) => {
    if ('id' in message && 'method' in message) pending.add(message.id);
    onmessage?.call(transport, message, ...rest);
  };
  const isComplete = await Promise.race([ended, closed]);
  if (isComplete && pending.size > 0) await new Promise<void>((resolve) => (onIdle = resolve));
  await server.close();
  return isComplete;
}
