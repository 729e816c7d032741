/** Parts of the runs of a long property test: `npm test` makes an eighth of them, `npm run properties` all. */
const parts = new Map([
  ['all', 1],
  ['some', 1 / 8],
  ['few', 1 / 20],
]);

const name = process.env['PROPERTY_RUNS'] ?? 'some';
const part = parts.get(name);
if (part === undefined) throw new Error(`PROPERTY_RUNS is one of ${[...parts.keys()].join(', ')}, and not "${name}"`);

/** Number of runs of a long property test, as the variable PROPERTY_RUNS says. */
export const propertyRuns = (runs: number): number => Math.round(runs * part);

/** Whether all is tried that takes long: every combination of a matrix, and data sets of full size. */
export const isFullRun = part === 1;

/** All combinations of a matrix in a full run, otherwise the first ones. */
export const combinations = <T>(all: readonly T[], first = 1): readonly T[] =>
  isFullRun ? all : all.slice(0, first);
