import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietly } from '../../../../scripts/rig/quietly.ts';
import { startServer, type StartedServer } from '../../../../scripts/rig/server.ts';
import { programOf, trellis } from '../cli/trellis.ts';
import type { QueryAnswer } from '../messages.ts';
import { fixture, formOf } from '../testServer.ts';

/** A span as OTLP has it in JSON. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number; readonly message?: string };
}

interface Message {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

describe('a server with a collector of traces', () => {
  const messages: Message[] = [];
  let collector: Server;
  let server: StartedServer;
  let data: string;
  const spans = () =>
    messages.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  const spanNamed = (name: string) => spans().find((span) => span.name === name && span.traceId === traceId);
  const attribute = (span: Span | undefined, key: string) => span?.attributes.find((each) => each.key === key)?.value;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void json(request).then((message) => {
        messages.push(message as Message);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' };
    const program = quietly({ path: programOf('trellis'), environment });
    data = await mkdtemp(join(tmpdir(), 'trellis-traces-'));
    await trellis('import', fixture('mini'), '--edition', 'development', '--data', data);
    server = await startServer(data, { program });
  });
  afterAll(async () => {
    await server.kill();
    collector.close();
    await rm(data, { recursive: true, force: true });
  });

  it('gets a span of each call in the trace of its caller, with those of store, wait and thread in it', async () => {
    const headers = { traceparent: `00-${traceId}-${caller}-01` };
    const files = { targetgenes: { filename: 'canary.txt', text: 'AT1G00030\nAT1G00040\n' } };
    const body = formOf({ query: 'ALF or BET', files });
    const asked = await fetch(`${server.url}/api/`, { method: 'POST', headers, body });
    const { request_id: id } = (await asked.json()) as QueryAnswer;
    expect((await fetch(`${server.url}/api/summary/${id}/`, { headers })).status).toBe(200);
    expect((await fetch(`${server.url}/api/summary/00000000-0000-4000-8000-000000000000/`, { headers })).status).toBe(
      404,
    );
    await expect.poll(() => spanNamed('POST /api/') && spanNamed('store: requests, save')).toBeTruthy();
    const post = spanNamed('POST /api/');
    expect(post?.parentSpanId).toBe(caller);
    expect(attribute(post, 'http.response.status_code')).toEqual({ intValue: 200 });
    expect(attribute(post, 'http.route')).toEqual({ stringValue: '/api/' });
    const saved = spanNamed('store: requests, save');
    expect(saved?.parentSpanId).toBe(post?.spanId);
    // Spans come in parts, and other calls have some of the same name.
    const namesInSummary = () => {
      const calls = new Set(
        spans()
          .filter(({ name }) => name === 'GET /api/summary/:id/')
          .map(({ spanId }) => spanId),
      );
      return spans()
        .filter(({ parentSpanId = '' }) => calls.has(parentSpanId))
        .map(({ name }) => name);
    };
    await expect
      .poll(namesInSummary)
      .toEqual(expect.arrayContaining(['wait for a thread', 'thread: summary', 'store: requests, find']));
    for (const span of spans())
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
  });

  it('does not get what users have written, or what opens their results', () => {
    const all = JSON.stringify(messages);
    expect(spans().length).toBeGreaterThan(10);
    for (const text of ['ALF', 'AT1G', 'canary', '127.0.0.1']) expect(all).not.toContain(text);
    expect(all).not.toMatch(/[\da-f]{8}-[\da-f]{4}-4/);
  });
});
