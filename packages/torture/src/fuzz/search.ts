import { seededRandom, type SeededRandom } from '@trellis/core/stats';
import { Coverage } from './coverage.ts';
import { judge, type Fault } from './judge.ts';
import { mutate, type Material } from './mutate.ts';
import { maxInputBytes, sharedHead, type Finding, type SearchReport, type WorkOrder } from './orders.ts';
import { shrink } from './shrink.ts';
import { smallestCover } from './smallestCover.ts';
import type { Target } from './target.ts';
import { usedMemory } from './usedMemory.ts';

/** Largest input that is kept, in bytes: larger ones are only there to take long. */
const maxKeptBytes = 4096;
/** Runs to make an input with something new smaller, and an input with a fault. */
const tries = { kept: 80, fault: 2000 } as const;

/** Called with what is found, as soon as it is. */
export interface Listener {
  readonly onInput: (input: Uint8Array) => void;
  readonly onFinding: (finding: Finding) => void;
}

/** Searches for inputs that reach new code or are answered with a fault. */
export class Search {
  private runs = 0;
  private readonly corpus: Uint8Array[] = [];
  private readonly coverage: Coverage;
  private readonly known: Set<string>;
  private readonly random: SeededRandom;
  private readonly target: Target;
  private readonly order: WorkOrder;
  private readonly listener: Listener;
  private readonly head: Int32Array;
  private readonly place: Uint8Array;

  constructor(target: Target, order: WorkOrder, counters: Uint8Array, listener: Listener) {
    this.target = target;
    this.order = order;
    this.listener = listener;
    this.coverage = new Coverage(counters);
    this.known = new Set(order.known);
    this.random = seededRandom(`${order.seed} ${target.name}`);
    this.head = new Int32Array(order.shared, 0, 2);
    this.place = new Uint8Array(order.shared, sharedHead);
  }

  /** Runs the inputs of the repository, then changes of them until the time or the number of runs is over. */
  async run(): Promise<SearchReport> {
    const start = performance.now();
    const seconds = (): number => (performance.now() - start) / 1000;
    const seeds = this.target.seeds.map((seed) => Buffer.from(seed));
    for (const input of [...this.order.inputs, ...seeds, new Uint8Array(0)]) await this.tryInput(input, false);
    const reachedBefore = this.coverage.reached;
    const material = this.material();
    const { runs: most = Infinity } = this.order;
    let early = 0;
    while (seconds() < this.order.seconds && this.runs < most) {
      await this.tryInput(mutate(this.chosen(), material), true);
      if (early === 0 && seconds() > this.order.seconds / 5) early = usedMemory();
    }
    const [late, runs] = [usedMemory(), this.runs];
    const { reached, size } = this.coverage;
    const report = { runs, seconds: seconds(), counters: size, reachedBefore, reached };
    return { ...report, memory: [early, late], corpus: await this.smallestCorpus() };
  }

  private material(): Material {
    return {
      random: this.random,
      tokens: this.target.tokens.map((token) => Buffer.from(token)),
      other: () => this.corpus[this.random.below(this.corpus.length)],
      maxBytes: maxInputBytes,
    };
  }

  /** An input to change: one of the last in one of three cases. */
  private chosen(): Uint8Array {
    const { length } = this.corpus;
    const recent = Math.min(length, 20);
    return this.corpus[
      this.random.below(3) === 0 ? length - 1 - this.random.below(recent) : this.random.below(length)
    ];
  }

  private async tryInput(input: Uint8Array, small: boolean): Promise<void> {
    const fault = await this.judged(input);
    if (fault) return this.report(fault, input);
    if (input.length > maxKeptBytes || this.coverage.fresh(false) === 0) return;
    const wanted = this.coverage.fresh(true);
    const kept = small ? await this.shrunk(input, wanted) : input;
    this.corpus.push(kept);
    this.listener.onInput(kept);
  }

  /** The input without the parts that its new counts do not need. */
  private async shrunk(input: Uint8Array, wanted: number): Promise<Uint8Array> {
    if (wanted === 0 || input.length < 2) return input;
    await this.judged(input);
    const features = this.coverage.features();
    const holds = async (smaller: Uint8Array): Promise<boolean> => {
      if (await this.judged(smaller)) return false;
      const found = this.coverage.features();
      for (const one of features) if (!found.has(one)) return false;
      return true;
    };
    return shrink(input, holds, tries.kept);
  }

  private async judged(input: Uint8Array): Promise<Fault | undefined> {
    Atomics.add(this.head, 0, 1);
    Atomics.store(this.head, 1, input.length);
    this.place.set(input);
    this.runs++;
    this.coverage.clear();
    return judge(this.target, input);
  }

  /** Reports a fault with another summary than those before, with the smallest input for it. */
  private async report(fault: Fault, input: Uint8Array): Promise<void> {
    if (this.known.has(fault.summary)) return;
    this.known.add(fault.summary);
    const most = fault.kind === 'slow' ? 0 : tries.fault;
    const same = async (smaller: Uint8Array): Promise<boolean> =>
      (await this.judged(smaller))?.summary === fault.summary;
    this.listener.onFinding({ ...fault, input: await shrink(input, same, most) });
  }

  private async smallestCorpus(): Promise<Uint8Array[]> {
    const inputs = [...this.corpus].sort((a, b) => a.length - b.length);
    const reached: Set<number>[] = [];
    for (const input of inputs) {
      await this.judged(input);
      reached.push(new Set(Array.from(this.coverage.features(), (feature) => Math.floor(feature / 256))));
    }
    return smallestCover(reached).map((i) => inputs[i]);
  }
}
