import type { Route } from '../route.ts';
import { schemasOf } from './schemasOf.ts';

/** What a program asks for that a call leaves out unless it is told: all TFs of a summary, and tests as on the pages. */
export function testedDefaults(route: Route): Readonly<Record<string, string>> {
  const asked = schemasOf(route).query?.properties ?? {};
  if ('all' in asked) return { all: '1' };
  if ('expected' in asked) return { expected: 'universe' };
  if ('test' in asked) return { test: 'genes' };
  return 'sets' in asked && !('part' in asked) ? { sets: 'auto', universe: 'auto' } : {};
}
