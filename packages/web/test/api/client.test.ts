import { readResult } from '@trellis/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unreachable } from '../../src/api/ApiError.ts';
import { call, csrfToken } from '../../src/api/client.ts';

const answerWith = (response: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response))),
  );
const fail = (signal?: AbortSignal) =>
  call(readResult, { params: { id: 'x' }, signal }).catch((error: unknown) => error);

describe('a call that fails', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
  afterEach(() => vi.unstubAllGlobals());

  it('carries the sentence and the details of the server', async () => {
    const detail = 'Request not found.';
    const problem = { type: 'urn:trellis:error:unknown-request', title: 'Not found', status: 404, detail };
    const body = JSON.stringify({ ...problem, code: 'unknown-request' });
    answerWith(new Response(body, { status: 404, headers: { 'content-type': 'application/problem+json' } }));
    expect(await fail()).toEqual(new ApiError(404, detail, { ...problem, code: 'unknown-request' }));
  });

  it('carries a plain sentence', async () => {
    answerWith(new Response('Too many.', { status: 429, headers: { 'content-type': 'text/plain' } }));
    expect(await fail()).toEqual(new ApiError(429, 'Too many.'));
  });

  it('never shows the page of a proxy', async () => {
    answerWith(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }));
    expect(await fail()).toEqual(new ApiError(502, 'Query Failed (Timeout)'));
  });

  it('says when the server cannot be reached', async () => {
    answerWith(new TypeError('Failed to fetch'));
    expect(await fail()).toEqual(new ApiError(0, unreachable));
  });

  it('hands on that it was canceled', async () => {
    const reason = new DOMException('aborted', 'AbortError');
    answerWith(reason);
    expect(await fail(AbortSignal.abort())).toBe(reason);
  });
});

it('finds the token among other cookies', () => {
  expect(csrfToken('a=1; csrftoken=abc; b=2')).toBe('abc');
  expect(csrfToken('xcsrftoken=abc')).toBeUndefined();
});
