import { valueOf } from '@trellis/core';
import type { Route } from '@trellis/contract';
import { checks } from 'trellis:checks';
import type { Validate } from './pageRouter.ts';

/** The compiled schema of a part of a route, loaded when it is needed: pages may not compile schemas themselves. */
export async function validatorOf(
  { method, path }: Route,
  part: 'params' | 'body' | 'query',
): Promise<Validate | undefined> {
  const route = `${method} ${path}`;
  const { checks: compiled = {} } = (await valueOf(checks, route)?.()) ?? {};
  return valueOf(compiled, `${route} ${part}`);
}
