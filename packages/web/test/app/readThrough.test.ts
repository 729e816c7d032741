import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { readThrough } from '../../src/app/readThrough.ts';

const opened: (() => void)[] = [];

afterEach(() => opened.splice(0).forEach((close) => close()));

/** A reader, and the thread that answers it with what `answers` has, the last question first. */
function readerOf(answers: Readonly<Record<string, string>>, count: number): (address: string) => Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  opened.push(() => port1.close());
  const asked: { number: number; address: string }[] = [];
  port1.on('message', (question: { number: number; address: string }) => {
    if (asked.push(question) < count) return;
    for (const { number, address } of asked.reverse()) port1.postMessage({ number, text: answers[address] });
  });
  return readThrough(port2 as unknown as MessagePort);
}

test('gives each question its own answer, whatever their order', async () => {
  const read = readerOf({ '/api/a/': '{"a":1}', '/api/b/': '["b"]' }, 2);
  expect(await Promise.all([read('/api/a/'), read('/api/b/')])).toEqual([{ a: 1 }, ['b']]);
});

test('gives nothing for an address without an answer', async () => {
  expect(await readerOf({}, 1)('/api/none/')).toBeUndefined();
});
