import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@fastify/swagger';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';

/** Returns the OpenAPI document that /api/docs shows and `docs/openapi.json` contains. Needs no data. */
export async function describeApi(): Promise<object> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-openapi-'));
  const app = await buildApp(readConfig({ data, log: 'silent' }, {}), { computing: 'all in process' });
  try {
    await app.ready();
    const document: object = JSON.parse(JSON.stringify(app.swagger()));
    return document;
  } finally {
    await app.close();
    await rm(data, { recursive: true, force: true });
  }
}
