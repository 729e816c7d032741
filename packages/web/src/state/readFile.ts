import type { Input } from './inputs.ts';

/** Reads a chosen or dropped file as text. Rejects with a message for the user when it is not UTF-8. */
export async function readFile(file: File): Promise<Pick<Input, 'source' | 'file'>> {
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { source: 'uploaded', file: { name: file.name, text } };
  } catch {
    throw new Error(`The file ${file.name} is not a text file (UTF-8).`);
  }
}
