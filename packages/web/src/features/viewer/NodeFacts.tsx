import { countOf } from '../../ui/numbers.ts';
import { FactList, GeneName } from './FactList.tsx';
import { nodeConnections } from './scene/nodeConnections.ts';
import { useViewer } from './viewerContext.ts';

const roles = { tf: 'queried TF', target: 'target', user: 'uploaded' } as const;

/** The selected gene: its role and its edges. */
export function NodeFacts({ index }: { readonly index: number }) {
  const { scene } = useViewer().picture;
  const node = scene.nodes[index];
  const { targets, edgeNames } = nodeConnections(scene, index);
  return (
    <FactList
      rows={[
        ['Gene', <GeneName key="gene" node={node} />],
        ['Type', node.type || 'not annotated'],
        ['Role', roles[node.role]],
        ['Targeted by', countOf(scene.tfCounts[index], 'TF')],
        ['Edges to', countOf(targets, 'gene')],
        ['Edges', edgeNames.map(({ name, count }) => `${name} (${count})`).join(', ') || 'none'],
      ]}
    />
  );
}
