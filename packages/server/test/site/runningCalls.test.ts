import { expect, it } from 'vitest';
import { RunningCalls } from '../../src/site/runningCalls.ts';

/** A call that lasts until it is ended. */
function openCall() {
  let end = (): void => {};
  const isDone = new Promise<void>((resolve) => (end = resolve));
  return { answer: () => isDone, end: () => end() };
}

it('does steps one after the other, between calls', async () => {
  const calls = new RunningCalls();
  const done: string[] = [];
  const [first, second] = [openCall(), openCall()];
  const answered = [calls.during(first.answer), calls.during(second.answer)];
  const steps = calls.doBetween([() => done.push('a'), async () => done.push('b')]);
  first.end();
  await answered[0];
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(done).toEqual([]);
  second.end();
  await steps;
  expect(done).toEqual(['a', 'b']);
});

it('takes a call that comes between two steps first', async () => {
  const calls = new RunningCalls();
  const done: string[] = [];
  const call = openCall();
  const steps = calls.doBetween([
    () => {
      setTimeout(() => void calls.during(call.answer).then(() => done.push('call')));
      done.push('a');
    },
    () => done.push('b'),
  ]);
  await expect.poll(() => done).toEqual(['a']);
  call.end();
  await steps;
  expect(done).toEqual(['a', 'call', 'b']);
});

it('goes on after a call that failed, and ends with a step that fails', async () => {
  const calls = new RunningCalls();
  const done: string[] = [];
  const failed = calls.during(() => Promise.reject(new Error('no answer')));
  await expect(failed).rejects.toThrow('no answer');
  const steps = [() => done.push('a'), () => Promise.reject(new Error('no file')), () => done.push('b')];
  await expect(calls.doBetween(steps)).rejects.toThrow('no file');
  expect(done).toEqual(['a']);
});
