import { expect, it } from 'vitest';
import { withRequest } from '../../../src/state/own/requestSecrets.ts';

const made = (id: string, own: readonly string[] = []) => ({ id, secret: `s${id}`, own });

it('remembers a request once, the newest last', () => {
  expect(withRequest([made('a'), made('b')], made('a', ['x'])).map(({ id }) => id)).toEqual(['b', 'a']);
});

it('forgets the oldest requests without own data first', () => {
  const many = Array.from({ length: 1000 }, (_, i) => made(String(i), i < 5 ? ['x'] : []));
  const next = withRequest(many, made('new'));
  expect(next).toHaveLength(1000);
  expect(next.slice(3, 6).map(({ id }) => id)).toEqual(['3', '4', '6']);
  expect(next.at(-1)?.id).toBe('new');
});
