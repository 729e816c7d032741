/** Number of runs of a long property test: a twentieth while mutants are tested, which repeats the test thousands of times. */
export const propertyRuns = (runs: number): number => (process.env.SHORT_PROPERTIES ? runs / 20 : runs);
