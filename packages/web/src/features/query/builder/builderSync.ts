import { useDraft } from '../../../state/draft.ts';
import { readQuery } from './readQuery.ts';
import { useBuilder } from './useBuilder.ts';
import { writeQuery } from './writeQuery.ts';

/** Fills the builder from a query; does nothing when the query cannot be shown as rows. */
export function fillBuilder(text: string): void {
  const read = readQuery(text);
  if ('nodes' in read) useBuilder.getState().sync(writeQuery(read.nodes), read.nodes);
}

/** Replaces the text with the builder's query; rows that are not finished stay in the builder. */
export function applyBuiltQuery(built: string): void {
  useDraft.getState().write(built);
  useBuilder.getState().sync(built);
}

/** The query of the builder; undefined when the builder is empty or agrees with the text. */
export function differingBuiltQuery(text: string): string | undefined {
  const { nodes, followed } = useBuilder.getState();
  const built = writeQuery(nodes);
  // A builder that was not edited since the last sync is about to follow the text.
  if (built === followed && text.trim() !== '') return undefined;
  return built === '' || built === normalizedQuery(text) ? undefined : built;
}

/** A query as the builder writes it; the text itself when it cannot be shown as rows. */
export function normalizedQuery(text: string): string {
  const read = readQuery(text);
  return 'nodes' in read ? writeQuery(read.nodes) : text;
}
