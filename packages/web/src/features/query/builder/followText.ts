import { useDraft } from '../../../state/draft.ts';
import { readQuery } from './readQuery.ts';
import { useBuilder } from './useBuilder.ts';
import { writeQuery } from './writeQuery.ts';

/** Fills the builder from a text that was taken over whole; it stays as it is when the text cannot be shown as rows. */
export function followText(text: string): void {
  const read = readQuery(text);
  if ('nodes' in read) useBuilder.getState().follow(writeQuery(read.nodes), read.nodes);
}

/** Makes what the builder says the text; rows that are not finished stay in the builder. */
export function takeBuilt(written: string): void {
  useDraft.getState().write(written);
  useBuilder.getState().follow(written);
}

/** What the builder would write; undefined when it is empty or says what the text says. */
export function builtInstead(text: string): string | undefined {
  const { nodes, followed } = useBuilder.getState();
  const written = writeQuery(nodes);
  // A builder that was not touched since it followed the text will follow it again in a moment.
  if (written === followed && text.trim() !== '') return undefined;
  const read = readQuery(text);
  const inText = 'nodes' in read ? writeQuery(read.nodes) : text;
  return written === '' || written === inText ? undefined : written;
}
