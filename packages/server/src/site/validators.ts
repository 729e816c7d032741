import type { Route } from '@trellis/contract';
import { checks } from 'trellis:checks';
import type { Validate } from './pageRouter.ts';

/** The compiled schema of a part of a route: pages may not compile schemas themselves. */
export const validatorOf = ({ method, path }: Route, part: 'params' | 'body' | 'query'): Validate | undefined =>
  checks[`${method} ${path} ${part}`];
