import { hasBit, addBit, type Bitset } from '../dataset/bitset.ts';
import type { SeededRandom } from '../stats/seededRandom.ts';
import type { DirectedGraph } from './directedGraph.ts';

/** A graph that is randomized step by step; every node keeps its in- and out-degree. */
export interface SwitchedGraph extends Pick<DirectedGraph, 'size' | 'sources' | 'rows'> {
  /** Attempts switches; some are refused. */
  switch(attempts: number): void;
}

/**
 * Randomizes a graph by edge switching (S. Maslov and K. Sneppen, 2002): two random edges a to b and c to d become a to d
 * and c to b, unless that makes a parallel edge or a self-loop. A refused attempt counts as a step, so in the long run all
 * graphs that switches can reach are equally probable.
 */
export function switchable(
  { size, sources, out, rows: given, edges }: DirectedGraph,
  random: SeededRandom,
): SwitchedGraph {
  const rows = given.map((row) => row?.slice());
  const names = Uint32Array.from(sources);
  // Targets of each source; for every edge, its source's place among the sources, and its target.
  const sets = rows.filter((row) => row !== undefined);
  const place = new Uint32Array(edges);
  const to = new Uint32Array(edges);
  let next = 0;
  sources.forEach((source, i) => {
    for (const target of out[source]) {
      place[next] = i;
      to[next++] = target;
    }
  });
  const draw = drawBelow(edges, random);
  return {
    size,
    sources,
    rows,
    switch(attempts) {
      if (edges < 2) return;
      for (let i = 0; i < attempts; i++) {
        const one = draw();
        const other = draw();
        const b = to[one];
        const d = to[other];
        const a = place[one];
        const c = place[other];
        if (names[a] === d || names[c] === b) continue;
        const first = sets[a];
        const second = sets[c];
        if (hasBit(first, d) || hasBit(second, b)) continue;
        move(first, b, d);
        move(second, d, b);
        to[one] = d;
        to[other] = b;
      }
    },
  };
}

function move(row: Bitset, from: number, to: number): void {
  row[from >>> 5] &= ~(1 << (from & 31));
  addBit(row, to);
}

/** Draws integers below n, all equally probable: takes as many bits as n has, and repeats if the number is too large. */
function drawBelow(n: number, random: SeededRandom): () => number {
  const words = new Uint32Array(4096);
  let next = words.length;
  const mask = n > 1 ? 2 ** (32 - Math.clz32(n - 1)) - 1 : 0;
  return () => {
    for (;;) {
      if (next === words.length) {
        random.fill(words);
        next = 0;
      }
      const value = (words[next++] & mask) >>> 0;
      if (value < n) return value;
    }
  };
}
