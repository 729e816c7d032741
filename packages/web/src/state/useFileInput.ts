import { useRef, useState } from 'react';
import { messageOf } from '../api/ApiError.ts';
import { useInputs, type Input, type InputField } from './inputs.ts';
import type { TextReport } from './reading/text.worker.ts';

const isPlainText = (bytes: Uint8Array): boolean => !(bytes[0] === 0x50 && bytes[1] === 0x4b) && !(bytes[0] === 0x1f);

/**
 * Reads a chosen or dropped file as text: a text in UTF-8 here, and a workbook, a packed file or another encoding in a worker, so that
 * the page stays responsive; `onWorker` is told, and the signal ends it. Rejects with a message for the user.
 */
async function textOf(file: File, signal: AbortSignal, onWorker: () => void): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPlainText(bytes)) {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // Another encoding, or no text.
    }
  }
  signal.throwIfAborted();
  onWorker();
  return textInWorker(file, signal);
}

const textInWorker = (file: File, signal: AbortSignal): Promise<string> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('./reading/text.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<TextReport>) => {
      worker.terminate();
      if (data.problem === undefined) done(data.text);
      else fail(new Error(data.problem));
    };
    signal.addEventListener('abort', () => worker.terminate());
    worker.postMessage(file);
  });

/** Reads a file into an input of the query (see `useFilePicking`). */
export function useFileInput(field: InputField) {
  const change = useInputs((inputs) => inputs.change);
  return useFilePicking((input) => change(field, input));
}

/** A file that is being read. */
interface FileAtWork {
  readonly name: string;
  readonly cancel: () => void;
}

/**
 * Reads a file and hands it over; a new one cancels the one at work. `reading` is the file at work, `problem` the reason why the last one
 * could not be read. A text is read at once and is none at work.
 */
export function useFilePicking(take: (input: Pick<Input, 'source' | 'file'>) => void) {
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState<FileAtWork>();
  const atWork = useRef<AbortController>(undefined);
  const pick = (file: File) => {
    atWork.current?.abort();
    const controller = (atWork.current = new AbortController());
    const end = (why?: string) => {
      setReading(undefined);
      setProblem(why);
    };
    const cancel = () => {
      controller.abort();
      end();
    };
    textOf(file, controller.signal, () => setReading({ name: file.name, cancel })).then(
      (text) => {
        if (controller.signal.aborted) return;
        end();
        take({ source: 'uploaded', file: { name: file.name, text } });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) end(messageOf(error));
      },
    );
  };
  return { pick, reading, problem };
}
