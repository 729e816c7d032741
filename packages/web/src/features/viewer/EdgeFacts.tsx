import { EdgeAnalyses } from './analysis/EdgeAnalyses.tsx';
import { FactList, GeneName } from './FactList.tsx';
import { edgeKindLabels } from './scene/edgeKinds.ts';
import { useViewer } from './viewerContext.ts';

/** The selected edge: its ends, its kind and, unless it was uploaded, the analyses that found it. */
export function EdgeFacts({ index }: { readonly index: number }) {
  const { request, picture } = useViewer();
  const { nodes, edges } = picture.scene;
  const { source, target, name, kind, weight, arrow } = edges[index];
  const [from, to] = [nodes[source], nodes[target]];
  return (
    <>
      <FactList
        rows={[
          ['From', <GeneName key="from" node={from} />],
          ['To', <GeneName key="to" node={to} />],
          ['Edge', name],
          ['Kind', `${edgeKindLabels[kind]}${arrow === 'none' ? ', undirected' : ''}`],
          ['Weight (by publications)', weight === undefined ? 'none' : String(weight)],
        ]}
      />
      {kind !== 'UPLOADED' && <EdgeAnalyses request={request} source={from.id} target={to.id} />}
    </>
  );
}
