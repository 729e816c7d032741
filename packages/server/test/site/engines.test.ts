import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEngines, type Send } from '../../src/site/engines.ts';
import type { PingMessage } from '../../src/site/messages.ts';

/** Two engines that note the calls that they get. `state` is that of the first: a busy one answers nothing. */
function openTwo() {
  const calls: string[] = [];
  const state = { isOpen: true, isBusy: false };
  const held: MessagePort[] = [];
  let locked = Promise.resolve();
  const open = (which: string): Send => {
    calls.push(`${which} opened`);
    return (message, [port]) => {
      if ((message as Partial<PingMessage>).kind !== 'trellis ping') calls.push(`${which}: ${String(message)}`);
      else if (state.isBusy) held.push(port as MessagePort);
      else (port as MessagePort).postMessage(undefined);
    };
  };
  const send = openEngines({ open, hasComputed: () => locked.then(() => state.isOpen) });
  const ask = (call: string): void => void send(call, []);
  /** Lets the reading of the lock last until it is ended. */
  const lock = () => {
    let end = (): void => {};
    locked = new Promise((resolve) => (end = resolve));
    return { end: () => end() };
  };
  return { calls, state, held, ask, lock };
}

describe('the engines of a page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('are one as long as it answers', async () => {
    const { calls, ask } = openTwo();
    ask('a');
    ask('b');
    await expect.poll(() => calls).toEqual(['first opened', 'first: a', 'first: b']);
  });

  it('are two while the first is in a long computation', async () => {
    const { calls, state, held, ask } = openTwo();
    ask('a');
    await expect.poll(() => calls).toContain('first: a');
    state.isBusy = true;
    ask('b');
    await vi.advanceTimersByTimeAsync(399);
    expect(calls).not.toContain('second opened');
    await vi.advanceTimersByTimeAsync(1);
    ask('c');
    state.isBusy = false;
    held[0].postMessage(undefined);
    await expect.poll(() => calls).toContain('second: c');
    await expect.poll(async () => (ask('d'), calls)).toContain('first: d');
    await expect.poll(() => calls).toContain('first: d');
    expect(calls.slice(2, 5)).toEqual(['second opened', 'second: b', 'second: c']);
  });

  it('are one while the first opens its data, however long that takes', async () => {
    const { calls, state, held, ask } = openTwo();
    [state.isBusy, state.isOpen] = [true, false];
    ask('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['first opened']);
    held[0].postMessage(undefined);
    await expect.poll(() => calls).toEqual(['first opened', 'first: a']);
  });

  it('are one again when the first answers while its lock is read', async () => {
    const { calls, state, held, ask, lock } = openTwo();
    state.isBusy = true;
    const reading = lock();
    ask('a');
    await vi.advanceTimersByTimeAsync(400);
    held[0].postMessage(undefined);
    await expect.poll(() => calls).toContain('first: a');
    reading.end();
    await vi.advanceTimersByTimeAsync(0);
    state.isBusy = false;
    ask('b');
    await expect.poll(() => calls).toEqual(['first opened', 'first: a', 'first: b']);
  });
});
