/**
 * What explains an overlap by chance: `uniform`, equal chances for all genes; `degrees`, the number of sets that hold each gene;
 * `both`, the first with the second next to it.
 */
export const testModels = ['uniform', 'degrees', 'both'] as const;
export type TestModel = (typeof testModels)[number];

/** Whether an answer has statistics by degrees. */
export const hasDegrees = (model: TestModel = 'uniform'): boolean => model !== 'uniform';
