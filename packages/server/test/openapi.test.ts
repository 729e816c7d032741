import { readFileSync } from 'node:fs';
import * as contract from '@trellis/contract';
import { isJson, type Route } from '@trellis/contract';
import { schemasOf } from '@trellis/contract/schemas';
import { describe, expect, it } from 'vitest';
import { describeApi } from '../src/openapi.ts';

interface Operation {
  readonly summary?: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: unknown }>> }>>;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const committed = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as Document;

const routes = Object.values(contract as Readonly<Record<string, unknown>>).filter(
  (value): value is Route => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);

const operationOf = ({ path, method }: Route): Operation | undefined =>
  committed.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('docs/openapi.json', () => {
  it('is what the server says of itself; npm run openapi rewrites it', async () => {
    expect(committed).toEqual(await describeApi());
  });

  it('describes every route of the contract: summary, parameters, status and type of the answer', () => {
    for (const route of routes) {
      const operation = operationOf(route);
      const schemas = schemasOf(route);
      const media = isJson(route) ? 'application/json' : (route.media ?? 'text/plain');
      expect([route.path, operation?.summary]).toEqual([route.path, schemas.summary]);
      expect([route.path, Object.keys(operation?.responses[route.status ?? 200]?.content ?? {})]).toEqual([
        route.path,
        [media],
      ]);
      const names = [schemas.params, schemas.query].flatMap((schema) => Object.keys(schema?.properties ?? {}));
      expect([route.path, operation?.parameters?.map(({ name }) => name).sort() ?? []]).toEqual([
        route.path,
        names.sort(),
      ]);
    }
  });

  it('names no call outside of the contract but the sign of life', () => {
    const known = routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
    expect(Object.keys(committed.paths).filter((path) => !known.includes(path))).toEqual(['/healthz']);
  });
});
