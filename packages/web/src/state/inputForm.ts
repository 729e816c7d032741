import { inputFields, typedName, useInputs, type Input, type InputValues } from './inputs.ts';
import type { FileChoice } from './reading/readingTask.ts';
import { useSavedLists, type SavedList } from './savedLists.ts';

/** The form field of an input: the name of a predefined list, or a file. */
export interface SentInput {
  readonly name: string;
  readonly text?: string;
}

/** The form field of an input; undefined when nothing is chosen, typed or uploaded, or the saved list is deleted. */
export function sentInput(input: Input, lists: readonly SavedList[]): SentInput | undefined {
  switch (input.source) {
    case 'none':
      return undefined;
    case 'predefined':
      return { name: input.name };
    case 'saved': {
      const list = lists.find(({ name }) => name === input.name);
      return list && { name: `${list.name}.txt`, text: list.text };
    }
    case 'typed':
      return input.typed.trim() ? { name: typedName, text: input.typed } : undefined;
    case 'uploaded':
      return input.file;
    default:
      return input.source satisfies never;
  }
}

/** How a user wants an input to be read; predefined and saved lists are read as recognized. */
export const choicesOf = ({ source, choices }: Input): FileChoice | undefined =>
  source === 'typed' || source === 'uploaded' ? choices : undefined;

interface FormContent {
  readonly query: string;
  readonly edges: readonly string[];
  readonly inputs: InputValues;
  readonly lists: readonly SavedList[];
}

/** The form of a query with its inputs and additional edges. */
export function formOf({ query, edges, inputs, lists }: FormContent): FormData {
  const form = new FormData();
  form.set('query', query);
  for (const edge of edges) form.append('edges', edge);
  const header = choicesOf(inputs.targetnetworks)?.header;
  if (header !== undefined) form.set('networkHeaders', String(header));
  appendChoices(form, inputs);
  for (const field of inputFields) {
    const sent = sentInput(inputs[field], lists);
    if (sent?.text !== undefined) form.set(field, new Blob([sent.text], { type: 'text/plain' }), sent.name);
    else if (sent) form.set(field, sent.name);
  }
  return form;
}

/** `answers` and `chosen` are JSON objects by the fields of the form. */
function appendChoices(form: FormData, inputs: InputValues): void {
  for (const name of ['answers', 'chosen'] as const) {
    const given = inputFields.flatMap((field) => {
      const choice = choicesOf(inputs[field])?.[name];
      return choice ? [[field, choice] as const] : [];
    });
    if (given.length > 0) form.set(name, JSON.stringify(Object.fromEntries(given)));
  }
}

/** The form of a query with the inputs, additional edges and own analyses of the query page. */
export async function formWithInputs(query: string): Promise<FormData> {
  const { inputs, edges, own } = useInputs.getState();
  const form = formOf({ query, edges, inputs, lists: useSavedLists.getState().lists });
  if (own.length === 0) return form;
  const { appendChosen } = await import('./own/ownForm.ts');
  return appendChosen(form, own);
}
