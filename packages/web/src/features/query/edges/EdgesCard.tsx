import { useMemo } from 'react';
import { useInputs } from '../../../state/inputs.ts';
import { useEdgeTypes } from '../../../api/edges.ts';
import { Card } from '../../../ui/Card.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { EdgeTree } from './EdgeTree.tsx';
import { edgeTree } from './edgeTree.ts';

/** Selects the additional edges that the result shows; empty when the data set has none, or they cannot be listed. */
export function EdgesCard() {
  const types = useEdgeTypes();
  const { edges, chooseEdges } = useInputs();
  const nodes = useMemo(() => edgeTree(types ?? []), [types]);
  if (!types?.length) return null;
  const selected = edges.filter((edge) => types.includes(edge));
  return (
    <Card title="Additional Edge Features">
      <p role="status">{selected.length ? `${countOf(selected.length, 'feature')} chosen` : 'None chosen'}</p>
      <EdgeTree nodes={nodes} selected={selected} onChange={chooseEdges} />
    </Card>
  );
}
