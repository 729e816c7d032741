import type { Input } from './inputs.ts';
import type { TextReport } from './reading/text.worker.ts';

const isPlainText = (bytes: Uint8Array): boolean => !(bytes[0] === 0x50 && bytes[1] === 0x4b) && !(bytes[0] === 0x1f);

/**
 * Reads a chosen or dropped file as text: a text in UTF-8 here, and a workbook, a packed file or another encoding in a worker, so that
 * the page stays responsive. Rejects with a message for the user.
 */
export async function readFile(file: File): Promise<Pick<Input, 'source' | 'file'>> {
  return { source: 'uploaded', file: { name: file.name, text: await textOf(file) } };
}

async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPlainText(bytes)) {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // Another encoding, or no text.
    }
  }
  return textInWorker(file);
}

const textInWorker = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('./reading/text.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<TextReport>) => {
      worker.terminate();
      if (data.problem === undefined) done(data.text);
      else fail(new Error(data.problem));
    };
    worker.postMessage(file);
  });
