import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNetworkPaths, type WalkAsked } from '../../../api/networkAnalysis.ts';
import type { RequestRef } from '../../../api/requestRef.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { Running } from '../../../ui/Running.tsx';
import { geneLabel, type NetworkScene } from '../scene/scene.ts';
import { WalkResult } from './WalkResult.tsx';
import styles from './AnalyzePanel.module.css';

interface Props {
  readonly request: RequestRef;
  readonly scene: NetworkScene;
  /** Ids of the genes that are selected in the drawing. */
  readonly selected: readonly string[];
  readonly onPath: (genes: readonly string[]) => void;
}

/** Genes that a walk may name one by one; more belong into a target list of the query. */
const maxGenes = 200;
/** Values of the choice of targets, beside names of lists. */
const [all, genes] = ['all', 'genes'];

/** Edges of a path at least and at most. */
const lengths = {
  direct: { least: 1, steps: 1 },
  'through one TF': { least: 2, steps: 2 },
  'through two TFs': { least: 3, steps: 3 },
  'of 1 or 2 steps': { least: 1, steps: 2 },
  'of 1 to 3 steps': { least: 1, steps: 3 },
} as const;
type Length = keyof typeof lengths;

/** Paths from a TF through secondary TFs to the genes of a list. */
export function WalkingTab({ request, scene, selected, onPath }: Props) {
  const tfs = scene.nodes.filter(({ role }) => role === 'tf');
  const [from, setFrom] = useState(tfs.at(0)?.id ?? '');
  const [to, setTo] = useState(all);
  const [text, setText] = useState('');
  const [length, setLength] = useState<Length>('through one TF');
  const [through, setThrough] = useState<WalkAsked['through']>('result');
  const named = text.split(/[\s,;]+/).filter(Boolean);
  const waits = to === genes && (named.length === 0 || named.length > maxGenes);
  const list = to.startsWith('list:') ? to.slice(5) : '';
  const asked = { from, list, to: to === genes ? named : [], ...lengths[length], through };
  const { data, error, fetchStatus, refetch, cancel } = useNetworkPaths(request, waits ? undefined : asked);
  const [lists, setLists] = useState(data?.lists ?? []);
  if (data && data.lists.length !== lists.length) setLists(data.lists);
  const chooseTo = (next: string) => {
    setTo(next);
    if (next === genes && !text) setText(selected.slice(0, maxGenes).join(' '));
  };
  return (
    <>
      <p className={styles.note}>
        From a TF to the TFs that it targets and on to their targets (network walking, Brooks 2019). Target lists cut
        the ends of the paths, not the ways. The best paths come first: those whose weakest step is shown by binding
        and expression, then by most analyses.
      </p>
      <div className={styles.tools}>
        <NativeSelect
          className={styles.field}
          size="xs"
          label="From"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
          data={tfs.map((tf) => ({ value: tf.id, label: geneLabel(tf) }))}
        />
        <NativeSelect
          className={styles.field}
          size="xs"
          label="To"
          value={to}
          onChange={(event) => chooseTo(event.currentTarget.value)}
          data={[
            { value: all, label: 'All genes of the result' },
            ...lists.map(({ name, genes: count }) => ({
              value: `list:${name}`,
              label: `${name} (${countOf(count, 'gene')})`,
            })),
            { value: genes, label: 'Genes that I name' },
          ]}
        />
        <NativeSelect
          className={styles.field}
          size="xs"
          label="Paths"
          value={length}
          onChange={(event) => setLength(event.currentTarget.value as Length)}
          data={Object.keys(lengths)}
        />
        <NativeSelect
          className={styles.field}
          size="xs"
          label="Through"
          value={through}
          onChange={(event) => setThrough(event.currentTarget.value as WalkAsked['through'])}
          data={[
            { value: 'result', label: 'TFs of the query' },
            { value: 'dataset', label: 'all TFs with analyses' },
          ]}
        />
        {to === genes && (
          <TextInput
            className={styles.field}
            size="xs"
            label={`Genes to reach (up to ${maxGenes})`}
            placeholder={tfs
              .filter(({ id }) => id !== from)
              .slice(0, 2)
              .map(({ id }) => id)
              .join(' ')}
            value={text}
            error={named.length > maxGenes && 'Too many: run the query with them as a target list'}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
      {waits && named.length === 0 && <p>Name genes by id or symbol, or select some in the drawing first.</p>}
      {error && <ErrorState message={`No paths could be found. ${error.message}`} onRetry={() => void refetch()} />}
      {!waits && !error && !data && fetchStatus === 'idle' && (
        <ErrorState message="The search was canceled." onRetry={() => void refetch()} retryLabel="Find paths" />
      )}
      {!waits && !error && !data && fetchStatus !== 'idle' && <Running text="Finding paths" onCancel={cancel} />}
      {data && !error && !waits && <WalkResult walk={data} onPath={onPath} />}
    </>
  );
}
