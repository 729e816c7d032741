import type { GeneSetsMatrix } from '@trellis/contract';
import { Button, Modal } from '@mantine/core';
import { useGenesInCommon } from '../../api/geneSets.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { GeneList } from '../../ui/GeneList.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { pairOf, type Analysis } from './pairs.ts';
import styles from './GeneSets.module.css';

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
  readonly pair: readonly [Analysis, Analysis];
  readonly onClose: () => void;
}

/** The tests of one pair, and the genes that the two have in common. */
export function PairDialog({ request, sets, pair: [a, b], onClose }: Props) {
  const { data, error, refetch } = useGenesInCommon(request, [a.index, b.index]);
  const tests = pairOf(sets, a.index, b.index);
  const saving = useGeneSaving();
  return (
    <Modal opened onClose={onClose} title="Enrichment" size="lg">
      <dl className={styles.facts}>
        <dt>Pair</dt>
        <dd>
          {a.letter}-{b.letter}: {nameOf(a)} and {nameOf(b)}
        </dd>
        <dt>Greater</dt>
        <dd>{tests.greater.toExponential(2)}</dd>
        <dt>Greater Adjusted</dt>
        <dd>{tests.greater_adj.toExponential(2)}</dd>
        <dt>Less</dt>
        <dd>{tests.less.toExponential(2)}</dd>
        <dt>Less Adjusted</dt>
        <dd>{tests.less_adj.toExponential(2)}</dd>
        <dt>In common</dt>
        <dd>{countOf(tests.common, 'gene')}</dd>
      </dl>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} label="Loading the genes" />}
      {data && (
        <GeneList
          label="Genes in common"
          genes={data.genes}
          file="genelist.txt"
          saving={saving}
          none="No genes in common."
        >
          <Button onClick={onClose}>Close</Button>
        </GeneList>
      )}
    </Modal>
  );
}

/** The TF, its analysis and its filter: a TF may stand several times in a result. */
const nameOf = ({ symbol, tf, id, filter }: Analysis): string =>
  `${symbol || tf} ${id}${filter && filter !== tf ? ` (${filter})` : ''}`;
