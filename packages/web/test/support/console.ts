import { expect, vi } from 'vitest';
import { afterEachTest, beforeEachTest } from './eachTest.ts';

let expected: RegExp | undefined;
let logged: string[] = [];

/** Lets a page log errors that a test provokes. */
export const expectErrors = (texts: RegExp): void => void (expected = texts);

beforeEachTest(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' ');
    if (!expected?.test(text)) logged.push(text);
  });
});

/** A page that logs an error fails its test. */
afterEachTest(() => {
  const seen = logged;
  [expected, logged] = [undefined, []];
  vi.restoreAllMocks();
  expect(seen.join('\n')).toBe('');
});
