import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { useDraft } from '../../../state/draft.ts';
import { takeBuilt } from './followText.ts';
import { readQuery } from './readQuery.ts';
import { useBuilder } from './useBuilder.ts';
import { writeQuery } from './writeQuery.ts';

/** How the builder and the text of the query stand to each other. */
export interface Standing {
  /** Text that the builder would write. */
  readonly written: string;
  /** Whether the builder says something that the text does not. */
  readonly differs: boolean;
  /** Why the text cannot be shown as rows. */
  readonly problem: string | undefined;
  readonly fill: () => void;
  readonly build: () => void;
}

/**
 * Lets the builder follow the text, whoever wrote it, as long as the builder has not been changed by itself since; then
 * only `fill` and `build` bring the two together.
 */
export function useFollowText(): Standing {
  const [text] = useDebouncedValue(
    useDraft((draft) => draft.text),
    100,
  );
  const { nodes, followed, follow } = useBuilder();
  const written = writeQuery(nodes);
  const read = readQuery(text);
  const inText = 'nodes' in read ? writeQuery(read.nodes) : text;
  const fill = () => 'nodes' in read && follow(inText, inText === written ? nodes : read.nodes);
  useEffect(() => {
    if (written === followed && 'nodes' in read && inText !== written) follow(inText, read.nodes);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the text alone makes the builder follow
  }, [text]);
  const build = () => takeBuilt(written);
  const problem = 'problem' in read ? read.problem : undefined;
  return { written, differs: written !== '' && written !== inText, problem, fill, build };
}
