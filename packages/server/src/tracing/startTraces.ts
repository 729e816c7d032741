import { software } from '../software/software.ts';

const libraries = [
  '@opentelemetry/sdk-trace-node',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
];

/**
 * Sends spans to a collector by OTLP over HTTP, and returns what sends the rest and ends that. The libraries read the further
 * variables of OpenTelemetry, e.g. `OTEL_TRACES_SAMPLER`. Throws an error with one sentence if they are not installed.
 */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { defaultResource, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]).catch(() => {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs libraries that are not installed: npm install ${libraries.join(' ')}`,
    );
  });
  const known = resourceFromAttributes({ 'service.name': 'trellis', 'service.version': software.version });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(known),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown();
}
