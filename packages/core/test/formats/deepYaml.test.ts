import { describe, expect, it } from 'vitest';
import { isDeepYaml } from '../../src/formats/index.ts';

/** Keys, each indented by one more blank. */
const stairs = (levels: number): string => Array.from({ length: levels }, (_, i) => `${' '.repeat(i)}a:`).join('\n');

describe('isDeepYaml', () => {
  it.each([
    ['', 'an empty text'],
    ['description: roots [nitrate] {1 mM} - see [2]\nsource: a paper\n', 'brackets in a text'],
    [`a: ${'[1, 2], '.repeat(1000)}`, 'many brackets side by side'],
    [`a: x${']'.repeat(100)}${'['.repeat(50)}`, 'brackets that close nothing'],
    [stairs(200), 'an indentation of 199 columns'],
    [`a: ${'-'.repeat(500)}`, 'a rule'],
  ])('is not %#: %s', (text) => {
    expect(isDeepYaml(text)).toBe(false);
  });

  it.each([
    '['.repeat(20_000),
    `a: ${'{a: '.repeat(60)}`,
    `${'- '.repeat(20_000)}x`,
    `${'? '.repeat(60)}x`,
    `${'-\t'.repeat(60)}x`,
    stairs(400),
    `a:\r\n${stairs(400).replaceAll('\n', '\r\n')}`,
  ])('is one with many levels, %#', (text) => {
    expect(isDeepYaml(text)).toBe(true);
  });
});
