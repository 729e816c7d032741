import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useDraft } from '../../../state/draft.ts';
import { applyBuiltQuery, normalizedQuery } from './builderSync.ts';
import { readQuery } from './readQuery.ts';
import { useBuilder } from './useBuilder.ts';
import { writeQuery } from './writeQuery.ts';

export interface BuilderSync {
  /** The query of the builder; '' when no row is complete. */
  readonly built: string;
  /** Whether the builder has a query and the text is another one. */
  readonly differs: boolean;
  /** Why the text cannot be shown as rows. */
  readonly problem: string | undefined;
  readonly fill: () => void;
  readonly build: () => void;
}

/**
 * Makes the builder follow every change of the text, until the builder itself is edited; from then on only `fill` and
 * `build` bring the two back in sync.
 */
export function useBuilderSync(): BuilderSync {
  const [text] = useDebouncedValue(
    useDraft((draft) => draft.text),
    100,
  );
  const { nodes, followed, sync } = useBuilder();
  const built = writeQuery(nodes);
  const read = readQuery(text);
  const normalized = normalizedQuery(text);
  const fill = () => 'nodes' in read && sync(normalized, normalized === built ? nodes : read.nodes);
  useEffect(() => {
    if (built === followed && 'nodes' in read && normalized !== built) sync(normalized, read.nodes);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the text makes the builder follow
  }, [text]);
  return {
    built,
    differs: built !== '' && built !== normalized,
    problem: 'problem' in read ? read.problem : undefined,
    fill,
    build: () => applyBuiltQuery(built),
  };
}
