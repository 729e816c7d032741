import { useState } from 'react';
import { useNetworkPaths } from '../../../api/networkAnalysis.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import { ErrorState, Running } from '../../../ui/states.tsx';
import type { NetworkScene } from '../scene/scene.ts';
import { WalkFields } from './WalkFields.tsx';
import { allGenes, genesIn, maxNamedGenes, namedGenes, walkOf, type WalkForm } from './walkForm.ts';
import { WalkResult } from './WalkResult.tsx';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly request: RequestRef;
  readonly scene: NetworkScene;
  /** Ids of the genes selected in the drawing. */
  readonly selected: readonly string[];
  readonly onPath: (genes: readonly string[]) => void;
}

/** Paths from a TF through secondary TFs to a set of genes. */
export function WalkingTab({ request, scene, selected, onPath }: Props) {
  const tfs = scene.nodes.filter(({ role }) => role === 'tf');
  const [form, setForm] = useState<WalkForm>({
    from: tfs.at(0)?.id ?? '',
    to: allGenes,
    text: '',
    length: 'through one TF',
    through: 'result',
  });
  const walk = walkOf(form);
  const paths = useNetworkPaths(request, walk);
  const [lists, setLists] = useState(paths.data?.lists ?? []);
  if (paths.data && paths.data.lists.length !== lists.length) setLists(paths.data.lists);
  const change = (next: Partial<WalkForm>) => {
    const startsNaming = next.to === namedGenes && !form.text;
    const text = startsNaming ? { text: selected.slice(0, maxNamedGenes).join(' ') } : {};
    setForm({ ...form, ...next, ...text });
  };
  return (
    <>
      <p className={styles.note}>
        From a TF to the TFs that it targets, and on to their targets (network walking, Brooks 2019). Target lists
        limit the end genes, not the intermediate TFs. The best paths come first: those whose weakest step is
        supported by both binding and expression, then those with the most publications, then with the most analyses.
      </p>
      <WalkFields form={form} onChange={change} tfs={tfs} lists={lists} />
      {walk ? (
        <Paths paths={paths} onPath={onPath} />
      ) : (
        genesIn(form.text).length === 0 && <p>Name genes by id or symbol, or select some in the drawing first.</p>
      )}
    </>
  );
}

interface PathsProps {
  readonly paths: ReturnType<typeof useNetworkPaths>;
  readonly onPath: (genes: readonly string[]) => void;
}

/** The paths, or the state of their search. */
function Paths({ paths: { data, error, fetchStatus, refetch, cancel }, onPath }: PathsProps) {
  const retry = () => void refetch();
  if (error) return <ErrorState message={`No paths could be found. ${error.message}`} onRetry={retry} />;
  if (data) return <WalkResult walk={data} onPath={onPath} />;
  if (fetchStatus === 'idle') {
    return <ErrorState message="The search was canceled." onRetry={retry} retryLabel="Find paths" />;
  }
  return <Running text="Finding paths" onCancel={cancel} />;
}
