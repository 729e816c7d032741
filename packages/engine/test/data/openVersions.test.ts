import { beforeEach, describe, expect, it } from 'vitest';
import { evaluateRequest } from '@trellis/core/result';
import { OpenVersions } from '../../src/data/openVersions.ts';
import { openResult } from '../../src/evaluatedResult.ts';
import { image } from '../tasks.ts';

let evaluated: string[];
let open: OpenVersions;
beforeEach(() => {
  evaluated = [];
  open = new OpenVersions();
});

/** Asks for the result of a key, with own analyses of so many MB if there are some. */
const ask = (key: string, ownMegabytes = 0) =>
  open.resultOf(image, key, (dataset) => {
    evaluated.push(key);
    const result = evaluateRequest(dataset, { id: key, inputs: { query: 'all_tfs', edges: [] } });
    const own = { index: new ArrayBuffer(1), columns: new ArrayBuffer(ownMegabytes << 20) };
    return openResult(ownMegabytes ? { ...result, request: { ...result.request, own } } : result);
  });

describe('the results that a thread keeps', () => {
  it('are the last six', () => {
    for (const key of 'abcdef') ask(key);
    for (const key of 'abcdefga') ask(key);
    expect(evaluated.join('')).toBe('abcdefga');
  });

  it('have own analyses of up to 64 MB, next to those of public data', () => {
    ask('public');
    for (const key of ['one', 'two', 'two', 'three', 'two', 'one']) ask(key, 30);
    ask('public');
    expect(evaluated).toEqual(['public', 'one', 'two', 'three', 'one']);
  });

  it('are the newest one, however large its own analyses are', () => {
    for (const key of ['large', 'large', 'next', 'large']) ask(key, 80);
    expect(evaluated).toEqual(['large', 'next', 'large']);
  });

  it('are those of versions that the server holds', () => {
    ask('public');
    ask('own', 1);
    open.retain(new Set());
    ask('public');
    ask('own', 1);
    ask('own', 1);
    expect(evaluated).toEqual(['public', 'own', 'public', 'own', 'own']);
  });
});
