import { afterAll, describe, expect, it } from 'vitest';
import { TrellisError } from '@trellis/core';
import { seededRandom } from '@trellis/core/stats';
import { decoded, encoded, readInputs } from '../src/fuzz/inputs.ts';
import { counterName } from '../src/fuzz/counterName.ts';
import { instrument } from '../src/fuzz/instrument.ts';
import { judge } from '../src/fuzz/judge.ts';
import { mutate } from '../src/fuzz/mutate.ts';
import { maxInputBytes, sharedHead, type Finding } from '../src/fuzz/orders.ts';
import { Search } from '../src/fuzz/search.ts';
import { shrink } from '../src/fuzz/shrink.ts';
import { smallestCover } from '../src/fuzz/smallestCover.ts';
import type { Target } from '../src/fuzz/target.ts';
import { exportOf, targetNames } from '../src/fuzz/targetNames.ts';
import { removeInputFile } from '../src/fuzz/targets/inputFolder.ts';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

async function targetOf(name: string): Promise<Target> {
  const module = (await import(`../src/fuzz/targets/${name}.ts`)) as Readonly<Record<string, Target>>;
  return module[exportOf(name)];
}

describe('a reader of the product', () => {
  afterAll(removeInputFile);

  it.each(targetNames)('reads or refuses every input that was ever found as it should: %s', async (name) => {
    const target = await targetOf(name);
    expect(target.name).toBe(name);
    const inputs = [...readInputs('corpus', name), ...readInputs('findings', name)];
    expect(inputs.length).toBeGreaterThan(1);
    const faults: string[] = [];
    for (const input of [...inputs, ...target.seeds.map((seed) => Buffer.from(seed))]) {
      const fault = await judge(target, input);
      if (fault) faults.push(`${fault.summary} ${fault.details} ${encoded(input)}`);
    }
    expect(faults).toEqual([]);
  });
});

/** A reader with a defect behind three conditions, each with a counter as in a bundle. */
function hidden(counters: Uint8Array): Target {
  return {
    name: 'hidden',
    tokens: ['g', 'e', 'n'],
    seeds: ['hello'],
    run(bytes) {
      const conditions = [bytes[0] === 0x67, bytes[1] === 0x65, bytes[2] === 0x6e];
      const first = conditions.indexOf(false);
      const met = first < 0 ? conditions.length : first;
      for (let i = 0; i <= met; i++) counters[i]++;
      if (met === conditions.length) throw new TypeError('a defect');
      throw new TrellisError('bad-file', 'refused');
    },
  };
}

async function search(seed: string): Promise<{ findings: Finding[]; inputs: string[] }> {
  const counters = new Uint8Array(4);
  const [findings, inputs]: [Finding[], string[]] = [[], []];
  const shared = new SharedArrayBuffer(sharedHead + maxInputBytes);
  const made = new Search(
    hidden(counters),
    { seconds: 60, runs: 10_000, seed, inputs: [], known: [], shared },
    counters,
    {
      onInput: (input) => void inputs.push(encoded(input)),
      onFinding: (finding) => void findings.push(finding),
    },
  );
  await made.run();
  return { findings, inputs };
}

describe('a search', () => {
  it('finds a defect behind conditions that random inputs do not meet, and the smallest input for it', async () => {
    const { findings } = await search('1');
    expect(findings.map(({ summary, input }) => [summary, text(input)])).toEqual([
      [expect.stringContaining('TypeError'), 'gen'],
    ]);
  });

  it('with the same seed tries the same inputs', async () => {
    expect(await search('2')).toEqual(await search('2'));
  });
});

describe('the judge', () => {
  const judged = (run: Target['run']) => judge({ name: 'x', tokens: [], seeds: [], run }, Buffer.from('input'));

  it('accepts an answer and a refusal, and nothing else', async () => {
    expect(await judged(() => undefined)).toBeUndefined();
    expect(await judged(() => Promise.reject(new TrellisError('bad-file', 'x, line 1: wrong')))).toBeUndefined();
    expect(await judged(() => Promise.reject(new RangeError('too far')))).toMatchObject({ kind: 'error' });
    const unclear = new TrellisError('bad-file', 'the value undefined is wrong');
    expect(await judged(() => Promise.reject(unclear))).toMatchObject({ kind: 'message' });
  });

  it('reports a run that is too long three times', async () => {
    const work = () => {
      const [cpu, clock] = [process.cpuUsage().user, performance.now()];
      while (process.cpuUsage().user - cpu < 60_000 || performance.now() - clock < 60);
    };
    const target = { name: 'x', tokens: [], seeds: [], run: work };
    expect(await judge(target, Buffer.from('input'), 50)).toMatchObject({ kind: 'slow' });
  });
});

describe('the counters of a bundle', () => {
  const counted = (source: string): string => instrument(source, 'x.ts', numbers());
  const numbers = () => {
    let next = 0;
    return () => next++;
  };

  it('count every branch without a change of what is computed', () => {
    const source = `
      const f = (a, b) => { if (a) return b ? 1 : 2; else if (b) for (const x of [1]) while (b) return x + 2; return g(a ?? b) };
      const g = (x) => { switch (x) { case 0: return 4; default: try { return x() } catch { return 5 } } };
      return [f(1, 1), f(1, 0), f(0, 1), f(0, 0), f(undefined, () => 6), (() => g(7) || 8)()];`;
    const counters = new Uint8Array(64);
    const run = (code: string): unknown => new Function(counterName, code)(counters);
    expect(run(counted(source))).toEqual(run(source));
    expect(counters.filter((count) => count > 0).length).toBeGreaterThan(12);
  });

  it('leave lines where they are', () => {
    const source = 'function f(x) {\n  if (x)\n    return 1;\n  return x && 2;\n}\n';
    expect(counted(source).split('\n').length).toBe(source.split('\n').length);
  });
});

describe('changes of inputs', () => {
  it('are at most as large as they can be, and leave the input as it was', () => {
    const random = seededRandom('x');
    const input = Buffer.from('gene_id,log2fc\nAT1G00010,1\n');
    const before = encoded(input);
    const material = { random, tokens: [Buffer.from('token')], other: () => Buffer.from('other'), maxBytes: 1000 };
    const changed = Array.from({ length: 2000 }, () => mutate(input, material));
    expect(Math.max(...changed.map(({ length }) => length))).toBe(1000);
    expect(new Set(changed.map((each) => encoded(each))).size).toBeGreaterThan(1000);
    expect(encoded(input)).toBe(before);
  });

  it('shrink to the part that matters', async () => {
    const small = await shrink(Buffer.from('aaaaXbbbbYcc'), async (each) => /X.*Y/.test(text(each)), 1000);
    expect(text(small)).toBe('XY');
  });
});

describe('a corpus', () => {
  it('has the inputs that together reach everything, without those that others make superfluous', () => {
    const sets = [[1], [1, 2], [3], [2, 3], [1]].map((each) => new Set(each));
    expect(smallestCover(sets)).toEqual([1, 2]);
    expect(smallestCover([])).toEqual([]);
  });

  it('is written as texts, and as base64 where bytes are not a text', () => {
    for (const bytes of [Buffer.from('a\n"ü'), Buffer.from([0xff, 0, 1])])
      expect(Buffer.from(decoded(JSON.parse(encoded(bytes))))).toEqual(bytes);
    expect(encoded(Buffer.from('a'))).toBe('"a"');
  });
});
