export { AnalysisIdsSchema } from './analysisIds.ts';
export { BatchAnswerSchema, batchQuestions, queryProperties } from './batch.ts';
export { geneListProperties } from './geneLists.ts';
export { ProblemSchema } from './problem.ts';
export { schemasOf } from './schemasOf.ts';
export { testedDefaults } from './testedDefaults.ts';
export { CorrectionSchema } from './tests.ts';
