import { useDraft } from '../../../state/draft.ts';
import type { Nodes } from './nodes.ts';
import { readQuery } from './readQuery.ts';
import { useBuilder } from './useBuilder.ts';
import { writeQuery } from './writeQuery.ts';

/** Fills the builder from a query; does nothing when the query cannot be shown as rows, or when it has them already. */
export function fillBuilder(text: string): void {
  const read = readQuery(text);
  if (!('nodes' in read)) return;
  const { nodes, sync } = useBuilder.getState();
  sync(writeQuery(read.nodes) === writeQuery(nodes) ? undefined : read.nodes);
}

/** Fills the builder from the text some time after it was written; leaves it alone when the text has changed since. */
export function followText(text: string): void {
  if (useDraft.getState().text === text) fillBuilder(text);
}

/** Replaces the text with the builder's query; rows that are not finished stay in the builder. */
export function applyBuiltQuery(built: string): void {
  useDraft.getState().write(built);
  useBuilder.getState().sync();
}

/**
 * The query of the builder when it differs from a text that rows cannot show: a call, or a text that is not finished.
 * Undefined when rows can show the text, which then fills them, and when the builder is empty.
 */
export function differingBuiltQuery(text: string): string | undefined {
  const built = writeQuery(useBuilder.getState().nodes);
  return 'nodes' in readQuery(text) || built === '' || text.trim() === '' ? undefined : built;
}

/** Whether rows say the same as a text. */
const agree = (nodes: Nodes, text: string): boolean => {
  const read = readQuery(text);
  return 'nodes' in read && writeQuery(read.nodes) === writeQuery(nodes);
};

// An edit in the builder changes the text, as long as the two agreed before.
useBuilder.subscribe((now, before) => {
  if (now.nodes === before.nodes || now.lastChange === 'sync') return;
  const { text, write } = useDraft.getState();
  if (!agree(before.nodes, text)) return;
  const built = writeQuery(now.nodes);
  if (!agree(now.nodes, text)) write(built);
});
