/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Runs a measurement once to warm up and then several times; returns the median. */
export async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  await measure();
  const values: number[] = [];
  for (let i = 0; i < runs; i++) values.push(await measure());
  return median(values);
}

let missed = 0;

/** Prints a value and whether it is within its budget; one that was not measured (NaN) is not. */
export function report(
  name: string,
  value: number,
  { unit = 'ms', budget, digits = value < 10 ? 1 : 0 }: { unit?: string; budget?: number; digits?: number } = {},
): void {
  const shown = `${value.toFixed(digits)} ${unit}`.padStart(10);
  const over = budget !== undefined && !(value <= budget);
  if (over) missed++;
  const verdict = budget === undefined ? '' : `   budget ${budget} ${unit}: ${over ? 'MISSED' : 'kept'}`;
  console.log(`${name.padEnd(58)}${shown}${verdict}`);
}

export const missedBudgets = (): number => missed;
