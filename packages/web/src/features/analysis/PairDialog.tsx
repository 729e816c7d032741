import { formatExpected } from '@trellis/core/formats';
import { formatPValue } from '@trellis/core/stats';
import { testOfPair, type GeneSetsMatrix } from '@trellis/core/views';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useGenesInCommon } from './geneSetQueries.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useGeneCounts } from '../../api/gene.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { AnalyzeGenesButton } from '../../shared/genes/AnalyzeGenesButton.tsx';
import { GeneIdList } from '../../shared/genes/GeneIdList.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/states.tsx';
import { foldText, shownPair, type ComparedAnalysis } from './pairs.ts';
import styles from './GeneSetsPanel.module.css';

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
  readonly pair: readonly [ComparedAnalysis, ComparedAnalysis];
  readonly onClose: () => void;
}

/** The tests of one pair, and the genes that the two analyses have in common. */
export function PairDialog({ request, sets, pair: [a, b], onClose }: Props) {
  const requested = { a: a.index, b: b.index, sets: sets.sets, universe: sets.universe, ...useLevel() };
  const genes = useGenesInCommon(request, requested);
  const tests = testOfPair(sets, a.index, b.index);
  const saving = useGeneSaving();
  const counts = useGeneCounts();
  const analysis = useGeneAnalysis();
  const pairName = `Targets of ${a.label} and ${b.label}`;
  return (
    <Dialog onClose={onClose} title="Enrichment" size="lg">
      <dl className={styles.facts}>
        <dt>Pair</dt>
        <dd>
          {a.title} and {b.title}
        </dd>
        <dt>Shared</dt>
        <dd>{countOf(tests.common, 'gene')}</dd>
        <dt>Expected, hub-corrected</dt>
        <dd>{formatExpected(tests.degrees?.expected ?? NaN)}</dd>
        <dt>Fold, hub-corrected (95 % interval)</dt>
        <dd>{foldText(shownPair(sets, [a, b], 'degrees'))}</dd>
        <dt>Greater Adjusted, hub-corrected</dt>
        <dd>{formatPValue(tests.degrees?.greaterAdjustedLog10 ?? NaN) || '–'}</dd>
        <dt>Less Adjusted, hub-corrected</dt>
        <dd>{formatPValue(tests.degrees?.lessAdjustedLog10 ?? NaN) || '–'}</dd>
        <dt>Expected with equal chances</dt>
        <dd>{formatExpected(tests.expected)}</dd>
        <dt>Fold with equal chances (95 % interval)</dt>
        <dd>{foldText(shownPair(sets, [a, b], 'uniform'))}</dd>
        <dt>Greater</dt>
        <dd>{formatPValue(tests.greaterLog10)}</dd>
        <dt>Greater Adjusted</dt>
        <dd>{formatPValue(tests.greaterAdjustedLog10)}</dd>
        <dt>Less</dt>
        <dd>{formatPValue(tests.lessLog10)}</dd>
        <dt>Less Adjusted</dt>
        <dd>{formatPValue(tests.lessAdjustedLog10)}</dd>
      </dl>
      <Loaded query={genes} loading={<Skeleton height={120} label="Loading the genes" />}>
        {(data) => (
          <GeneIdList
            label="Genes in common"
            genes={data.genes}
            file="genelist.txt"
            saving={saving}
            counts={counts}
            none="No genes in common."
          >
            <AnalyzeGenesButton
              analysis={analysis}
              disabled={data.genes.length === 0}
              onClick={() => analysis.analyze({ genes: [...data.genes], name: pairName, result: request.id })}
            />
            <Button onClick={onClose}>Close</Button>
          </GeneIdList>
        )}
      </Loaded>
    </Dialog>
  );
}
