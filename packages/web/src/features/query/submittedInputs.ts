import { inputFields, type InputField, type InputValues } from '../../state/inputs.ts';
import { sentInput } from '../../state/inputForm.ts';
import type { SavedList } from '../../state/savedLists.ts';

/** Number of characters that are shown of a list. */
const maxLength = 100;

/** An input in words; `summary` is undefined when nothing is sent for it. */
export interface SubmittedInput {
  readonly field: InputField;
  readonly summary: string | undefined;
}

/** The inputs as they will be sent: the name of a predefined list, otherwise the beginning of the text. */
export function submittedInputs(inputs: InputValues, lists: readonly SavedList[]): SubmittedInput[] {
  return inputFields.map((field) => {
    const sent = sentInput(inputs[field], lists);
    return { field, summary: sent && (sent.text === undefined ? sent.name : truncate(sent.text)) };
  });
}

/** The first 100 characters of a text, with an ellipsis when it is longer. */
export const truncate = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
