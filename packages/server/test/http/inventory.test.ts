import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import * as contract from '@trellis/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeFacts } from '../../../../scripts/routeFacts.ts';
import { securityPath, withRouteTable } from '../../../../scripts/routeTable.ts';
import { fixture, startServer } from '../testServer.ts';

/** The address of a route as the table has it: files of the pages and of the documentation have names that change. */
const named = (url: string): string => url.replace(/^(\/assets\/|\/clients\/|\/api\/docs\/).+$/, '$1*');

/** Method and path of every route that a server has. A route that answers HEAD or OPTIONS answers another method, too. */
async function routesOfServer(): Promise<Set<string>> {
  const routes = new Set<string>(['GET *']);
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      const methods = url === '/api/*' ? ['ANY'] : [method].flat();
      for (const one of methods) if (!['HEAD', 'OPTIONS'].includes(one)) routes.add(`${one} ${named(url)}`);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    await (await startServer(fixture('mini'), { hasPages: true })).stop();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return routes;
}

/** Rows that a server has only with built pages. */
const ofPages =
  /^GET \/(?:assets\/\*|clients\/\*|icon\.svg|first-paint\.js|manifest\.webmanifest|serviceWorker\.js|gene\/:gene|guide\/:guide|)$/;

const rows = routeFacts.flatMap(({ routes }) => routes);

describe('the table of routes in SECURITY.md', () => {
  let routes: Set<string>;
  beforeAll(async () => {
    routes = await routesOfServer();
  });

  it('has one row for each route of a server', () => {
    expect(routes.size).toBeGreaterThan(100);
    expect([...routes].filter((route) => !rows.includes(route))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('has no row without a route', () => {
    const hasPages = routes.has('GET /');
    expect(rows.filter((row) => !routes.has(row) && (hasPages || !ofPages.test(row)))).toEqual([]);
  });

  it('has the routes of the contract', () => {
    const isRoute = (value: unknown): value is contract.Route =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
    const ofContract = Object.values(contract as Readonly<Record<string, unknown>>).filter(isRoute);
    expect(ofContract.length).toBeGreaterThan(80);
    expect(ofContract.map(({ method, path }) => `${method} ${path}`).filter((one) => !rows.includes(one))).toEqual(
      [],
    );
  });

  it('is the one that npm run route-table writes', async () => {
    const page = readFileSync(securityPath, 'utf8');
    expect(page).toBe(await withRouteTable(page));
    expect(await withRouteTable(page.replace('`POST /api/batch/`', '`POST /api/many/`'))).toBe(page);
    await expect(withRouteTable('# A page without marks\n')).rejects.toThrow('lacks the marks');
  });
});
