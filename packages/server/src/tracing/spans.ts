import { SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { TrellisError } from '@trellis/core';

/** Spans lead nowhere unless `startTraces` has been called. No name or attribute of a span holds what a user has written. */
export const tracer = trace.getTracer('trellis');

/** Runs an action in a span of this name, in which the spans of its parts are. */
export const inSpan = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, async (span) => {
    try {
      return await action();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** The code of an error, without its sentence, which can name what a user has written. */
function markFailed(span: Span, error: unknown): void {
  const message = error instanceof TrellisError ? error.code : error instanceof Error ? error.name : 'unknown';
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** The times of a task of a worker thread, in milliseconds since 1970. */
export interface TaskTimes {
  /** When the task came. */
  readonly requested: number;
  /** When its thread began; the end if it never did. */
  readonly began: number;
  readonly ended: number;
}

/** Makes the spans of a task that has ended: its wait for a thread, and the work there. */
export function traceTask(name: string, { requested, began, ended }: TaskTimes): void {
  tracer.startSpan('wait for a thread', { startTime: requested }).end(began);
  tracer.startSpan(`thread: ${name}`, { startTime: began }).end(ended);
}
