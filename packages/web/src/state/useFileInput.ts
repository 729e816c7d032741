import { useState } from 'react';
import { messageOf } from '../api/ApiError.ts';
import { useInputs, type Input, type InputField } from './inputs.ts';
import { readFile } from './readFile.ts';

/** Reads a file into an input of the query; `problem` is the reason why the last file could not be read. */
export function useFileInput(field: InputField) {
  const change = useInputs((inputs) => inputs.change);
  return useFilePicking((input) => change(field, input));
}

/** Reads a file and hands it over; `problem` is the reason why the last one could not be read. */
export function useFilePicking(take: (input: Pick<Input, 'source' | 'file'>) => void) {
  const [problem, setProblem] = useState<string>();
  const pick = (file: File) => {
    readFile(file).then(
      (input) => {
        setProblem(undefined);
        take(input);
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  return { pick, problem };
}
