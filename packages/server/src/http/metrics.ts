import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { AnswerSource } from '../cache/answerCache.ts';

/** Sources of the gauges, read at each scrape. */
export interface Readings {
  readonly load: () => { readonly waiting: number; readonly running: number };
  readonly versions: () => ReadonlyMap<string, string>;
  /** Size of the stored requests; undefined before it is known. */
  readonly requestBytes: () => number | undefined;
  /** Whether Redis answers; undefined without Redis. */
  readonly redis: () => boolean | undefined;
}

/** Metrics of a server in the format of Prometheus. */
export interface Metrics {
  /** Counts an answer of a cached view by its source. */
  answered(source: AnswerSource): void;
  /** Measures the calls of an app and serves all metrics at /metrics. */
  attach(app: FastifyInstance, readings: Readings): void;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function startMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'trellis_view_answers_total',
    help: 'Answers of cached views, by source',
    labelNames: ['source'],
    registers,
  });
  const calls = new Histogram({
    name: 'trellis_call_duration_seconds',
    help: 'Time from a call to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  return {
    answered: (source) => answers.inc({ source }),
    attach(app, readings) {
      collectDefaultMetrics({ register: registry });
      gauges(registers, readings);
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
      app.addHook('onClose', async () => registry.clear());
      app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
        reply.type(registry.contentType).send(await registry.metrics()),
      );
    },
  };
}

function gauges(registers: Registry[], { load, versions, requestBytes, redis }: Readings): void {
  new Gauge({
    name: 'trellis_questions',
    help: 'Tasks of the worker threads that wait or run',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = load();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Gauge({
    name: 'trellis_dataset_info',
    help: 'Data sets in use',
    labelNames: ['edition', 'version'],
    registers,
    collect() {
      this.reset();
      for (const [edition, version] of versions()) this.set({ edition, version }, 1);
    },
  });
  new Gauge({
    name: 'trellis_requests_bytes',
    help: 'Size of the stored requests with own data and feedback, measured every hour',
    registers,
    collect() {
      this.set(requestBytes() ?? NaN);
    },
  });
  if (redis() === undefined) return;
  new Gauge({
    name: 'trellis_redis_up',
    help: 'Whether Redis answers',
    registers,
    collect() {
      this.set(redis() ? 1 : 0);
    },
  });
}
