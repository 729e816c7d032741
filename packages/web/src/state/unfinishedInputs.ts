import { sentInput } from './inputForm.ts';
import { inputFields, type InputField, type InputValues } from './inputs.ts';
import type { SavedList } from './savedLists.ts';

/** Inputs that have a source, but no file, text or list: a query with them would ignore what the user meant. */
export const unfinishedInputs = (inputs: InputValues, lists: readonly SavedList[]): InputField[] =>
  inputFields.filter((field) => inputs[field].source !== 'none' && !sentInput(inputs[field], lists));
