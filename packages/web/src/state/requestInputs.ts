import { readRequestInputs, type SubmittedInput, type RequestInfo } from '@trellis/contract';
import { call } from '../api/client.ts';
import { useDraft } from './draft.ts';
import { inputFields, useInputs, type Input } from './inputs.ts';

/**
 * Restores a request on the query page: its query, its inputs and own analyses. They replace those of another query; typed texts stay in
 * their fields, next to what is chosen now.
 */
export async function restoreRequest(id: string, request: RequestInfo): Promise<void> {
  const requested = await call(readRequestInputs, { params: { id } });
  const { change, chooseEdges, chooseOwn } = useInputs.getState();
  for (const field of inputFields) change(field, inputOf(requested[field]));
  chooseEdges(requested.edges);
  if (request.ownAnalyses?.length) await (await import('./own/restoreOwn.ts')).restoreOwn(id, request);
  else chooseOwn([]);
  useDraft.getState().ran(request.query, id);
}

function inputOf(requested: SubmittedInput | undefined): Partial<Input> {
  if (!requested) return { source: 'none' };
  const { name, predefined, text = '', header, choices } = requested;
  return predefined
    ? { source: 'predefined', name }
    : { source: 'uploaded', file: { name, text }, choices: { ...choices, ...(header && { header }) } };
}
