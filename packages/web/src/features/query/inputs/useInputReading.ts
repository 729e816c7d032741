import type { FilePlace } from '@trellis/core/reading';
import type { InputField } from '../../../state/inputs.ts';
import type { ReadReport } from '../../../state/reading/readingTask.ts';
import { useReading } from '../../../state/reading/useReading.ts';
import type { InputText } from '../../../state/useInputText.ts';

const places: Readonly<Record<InputField, FilePlace>> = {
  targetgenes: 'list',
  filtertfs: 'list',
  targetnetworks: 'network',
  backgroundgenes: 'list',
};

/** What an input of the query was understood as, read as the server does. */
export const useInputReading = (field: InputField, { name, text, choices }: InputText): ReadReport | undefined =>
  useReading({ name, text, place: places[field], tfs: field === 'filtertfs', choice: choices }).report;
