export { ApiError } from './ApiError.ts';
export { createClient, type Client } from './createClient.ts';
export type { ClientOptions } from './caller.ts';
export type { CallOptions, ClientAnswer } from './types.ts';
export type { GenesInput, OwnAnalysisFile, Question, TextFile } from './questionForm.ts';
export { questionForm } from './questionForm.ts';
export type { Result } from './result.ts';
