import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Serves the OpenAPI document of all routes, made from the contract's schemas, at /api/docs. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Trellis',
        description:
          'Which genes transcription factors bind and regulate. Submit a query with POST /api/; every view of its result is a GET with the request id. Errors are one plain sentence.',
        version: '1',
        license: { name: 'MIT' },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: withoutOthers });
}

/** The policy of the library without what leads elsewhere: its validator, and addresses with https where a site has none. */
const withoutOthers = (policy: string): string =>
  policy.replace(' validator.swagger.io', '').replace(/;?\s*upgrade-insecure-requests/, '');
