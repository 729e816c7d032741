import type { NameMeaning } from '@trellis/core/views';
import { createContext, useContext } from 'react';
import type { NodeActions } from './useNodeActions.ts';
import type { RowDrag } from './useRowDrag.ts';
import type { Nodes } from './nodes.ts';

/** What all rows of the builder share. */
export interface BuilderRowsContext {
  readonly nodes: Nodes;
  readonly actions: NodeActions;
  readonly drag: RowDrag;
  /** The meanings of the names in the rows, as far as it is known. */
  readonly meanings: ReadonlyMap<string, NameMeaning>;
  /** Id of the node that was added last; its first field takes the focus. */
  readonly added: number | undefined;
}

export const BuilderContext = createContext<BuilderRowsContext | undefined>(undefined);

/** Throws outside of `BuilderContext`. */
export function useBuilderRows(): BuilderRowsContext {
  const context = useContext(BuilderContext);
  if (!context) throw new Error('a row of the builder needs a BuilderContext');
  return context;
}
