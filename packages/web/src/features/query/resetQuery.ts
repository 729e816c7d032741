import { useDraft } from '../../state/draft.ts';
import { useInputs } from '../../state/inputs.ts';
import { useBuilder } from './builder/useBuilder.ts';

/** Empties the query, its inputs and the builder; returns a function that brings them back. */
export function resetQuery(): () => void {
  const { text, request, reset } = useDraft.getState();
  const { inputs, edges, own } = useInputs.getState();
  const { nodes, past, future } = useBuilder.getState();
  reset();
  return () => {
    useDraft.setState({ text, request });
    useInputs.setState({ inputs, edges, own });
    useBuilder.setState({ nodes, past, future, lastChange: 'sync' });
  };
}
