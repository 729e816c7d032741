import type { AttackReport } from './attack.ts';

/** Lines on an attack: how the plays ended, by status and by route, and what was wrong. */
export function reportLines({ faults, counts }: AttackReport, seed: number): string[] {
  const totals = new Map<string, number>();
  for (const ofRoute of counts.values())
    for (const [outcome, count] of ofRoute) totals.set(outcome, (totals.get(outcome) ?? 0) + count);
  const byRoute = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...byRoute.map(([route, outcomes]) => `${route.padEnd(52)} ${written(outcomes)}`),
    '',
    `all: ${written(totals)}`,
    ...faults.flatMap(({ index, route, fault, sent }) => [
      `FAULT ${route}: ${fault}`,
      `      --seed ${seed} --from ${index} --n 1: ${sent}`,
    ]),
  ];
}

const written = (outcomes: ReadonlyMap<string, number>): string =>
  [...outcomes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, count]) => `${outcome}: ${count.toLocaleString('en')}`)
    .join(', ');
