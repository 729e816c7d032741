import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './spans.ts';

/**
 * Makes a span of each call, from its header to the end of its answer, within the trace that the header `traceparent` names. It has
 * the route and the status; the address of the call, which can open a result, is not in it.
 */
export function traceCalls(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, Context>();
  const contextOf = (request: FastifyRequest) => open.get(request) ?? context.active();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const parent = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    open.set(request, trace.setSpan(parent, span));
    context.with(contextOf(request), done);
  });
  // The end of a body that was read comes from the connection, which knows nothing of the call.
  app.addHook('preHandler', (request, _reply, done) => context.with(contextOf(request), done));
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contextOf(request));
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onRequestAbort', async (request) => {
    trace.getSpan(contextOf(request))?.setAttribute('trellis.aborted', true);
  });
}
