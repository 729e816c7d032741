import { hitText, type MotifTableKind } from '@trellis/core/dataset';
import { corrections, type Correction } from '@trellis/core/stats';
import type { MotifTest } from '@trellis/core/views';
import { useBackgroundText } from '../../api/background.ts';
import { useMotifSources } from '../../api/sources.ts';
import { StatisticHelp } from '../../ui/ViewTitle.tsx';
import { differenceText, drawnText, testedText } from './testTexts.ts';

interface Props {
  readonly test: MotifTest;
  readonly correction: Correction;
  /** What the correction counts. */
  readonly over: string;
  /** Default: the hits of motif clusters. */
  readonly kind?: MotifTableKind;
}

function HitText({ kind }: { readonly kind: MotifTableKind }) {
  const { data } = useMotifSources();
  return data && hitText(data[kind]);
}

/** Explains the test of motifs, by hits or by genes. */
export const MotifHelp = ({ test, correction, over, kind = 'cluster' }: Props) => (
  <StatisticHelp name="this test" section="motif-enrichment" guide="statistics#motifs">
    <HitText kind={kind} /> {testedText(test)} {drawnText(test, useBackgroundText())} {differenceText(test)} The
    p-value is one-sided (Fisher’s exact test), corrected by {corrections[correction]} over all {over}. A small
    p-value says that hits of the motif are frequent near these genes; it does not say that the TF binds there in
    vivo.
  </StatisticHelp>
);
