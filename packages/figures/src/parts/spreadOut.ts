interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Moves ascending positions apart until neighbors are `gap` apart, within a range: the nearest such positions in the sense of
 * least squares (pool adjacent violators, then clipped). The range must have room for all of them.
 */
export function spreadOut(wanted: readonly number[], gap: number, { min, max }: Range): number[] {
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((position, i) => {
    let block = { sum: position - i * gap, count: 1 };
    for (let last = blocks.at(-1); last && meanOf(last) >= meanOf(block); last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: last.sum + block.sum, count: last.count + block.count };
    }
    blocks.push(block);
  });
  const end = max - (wanted.length - 1) * gap;
  return blocks
    .flatMap((block) => Array.from({ length: block.count }, () => Math.max(Math.min(meanOf(block), end), min)))
    .map((start, i) => start + i * gap);
}

const meanOf = ({ sum, count }: { readonly sum: number; readonly count: number }): number => sum / count;
