import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bundledScript } from './bundledScript.ts';

/** What a script prints in a process of its own: what other tests have left in theirs would count as well. */
async function printed(script: string): Promise<unknown> {
  const program = await bundledScript(`
    import { setImmediate } from 'node:timers/promises';
    import { collectBuffers, collectGarbage } from './packages/store/src/garbage.ts';
    const buffers = (count) => Array.from({ length: count }, () => new Uint8Array(1 << 20));
    const megabytes = () => process.memoryUsage().arrayBuffers / (1 << 20);
    ${script}
  `);
  return JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' }));
}

/**
 * Megabytes of buffers after some steps, and at rest. Another thread frees them; the process waits for it as long as for a
 * server, and makes no garbage meanwhile, as a collection by V8 itself would free them too.
 */
const afterSteps = (steps: string) =>
  printed(`
    ${steps}
    const after = megabytes();
    await setImmediate();
    const cell = new Int32Array(new SharedArrayBuffer(4));
    for (let waits = 0; waits < 400 && megabytes() > 5; waits++) Atomics.wait(cell, 0, 0, 100);
    console.log(JSON.stringify({ after, atRest: megabytes() }));
  `) as Promise<{ after: number; atRest: number }>;

it('collects many unused buffers once what runs has ended', async () => {
  const { after, atRest } = await afterSteps('buffers(20); collectBuffers();');
  expect(after).toBeGreaterThan(15);
  expect(atRest).toBeLessThan(5);
});

it('collects old buffers with all garbage', async () => {
  const { after, atRest } = await afterSteps(`
    let kept = buffers(20);
    collectGarbage();
    kept = undefined;
    collectBuffers({ all: true });
  `);
  expect(after).toBeGreaterThan(15);
  expect(atRest).toBeLessThan(5);
});

it('lets few buffers wait', async () => {
  const script = `
    const dropped = buffers(4).map((buffer) => new WeakRef(buffer));
    collectBuffers({ all: true });
    await setImmediate();
    console.log(dropped.filter((buffer) => buffer.deref()).length);
  `;
  expect(await printed(script)).toBe(4);
});
