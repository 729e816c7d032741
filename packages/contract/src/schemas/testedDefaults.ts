import type { Route } from '../route.ts';
import { schemasOf } from './schemasOf.ts';

/** What a program asks for that a call leaves out unless it is told: all TFs of a summary, and tests as on the pages. */
export function testedDefaults(route: Route): Readonly<Record<string, string>> {
  const requested = schemasOf(route).query?.properties ?? {};
  if ('all' in requested) return { all: '1' };
  if ('expected' in requested) return { expected: 'universe' };
  if ('test' in requested) return { test: 'genes' };
  return 'sets' in requested && !('part' in requested) ? { sets: 'auto', universe: 'auto' } : {};
}
