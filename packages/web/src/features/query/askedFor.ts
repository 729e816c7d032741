import { inputFields, type InputField, type InputValues } from '../../state/inputs.ts';
import { sentInput } from '../../state/inputForm.ts';
import type { SavedList } from '../../state/savedLists.ts';

/** Characters of a list that are shown before it is sent. */
const shown = 100;

/** What is sent for an input, in words; `says` is undefined when nothing is. */
export interface AskedInput {
  readonly field: InputField;
  readonly says: string | undefined;
}

/** The inputs as they will be sent: a predefined list by its name, any other text by its beginning. */
export function askedInputs(inputs: InputValues, lists: readonly SavedList[]): AskedInput[] {
  return inputFields.map((field) => {
    const sent = sentInput(inputs[field], lists);
    return { field, says: sent && (sent.text === undefined ? sent.name : beginningOf(sent.text)) };
  });
}

/** The first 100 characters of a text, with an ellipsis when there are more. */
export const beginningOf = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);
