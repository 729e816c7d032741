import { useState } from 'react';
import { messageOf } from '../api/ApiError.ts';
import { useInputs, type InputField } from './inputs.ts';
import { readFile } from './readFile.ts';

/** Reads a file into an input; `problem` is the reason why the last file could not be read. */
export function useFileInput(field: InputField) {
  const change = useInputs((inputs) => inputs.change);
  const [problem, setProblem] = useState<string>();
  const pick = (file: File) => {
    readFile(file).then(
      (input) => {
        setProblem(undefined);
        change(field, input);
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  return { pick, problem };
}
