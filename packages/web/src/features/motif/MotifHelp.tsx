import { corrections, hitWords, type Correction, type MotifTableKind, type MotifTest } from '@trellis/core';
import { useBackgroundText } from '../../api/background.ts';
import { useMotifSources } from '../../api/motifs.ts';
import { StatisticHelp } from '../../ui/StatisticHelp.tsx';
import { differenceText, drawnText, testedText } from './testWords.ts';

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
  return data && hitWords(data[kind]);
}

/** Explains the test of motifs, by hits or by genes. */
export const MotifHelp = ({ test, correction, over, kind = 'cluster' }: Props) => (
  <StatisticHelp name="this test" section="motif-enrichment" guide="statistics#motifs">
    <HitText kind={kind} /> {testedText(test)} {drawnText(test, useBackgroundText())} {differenceText(test)} The
    p-value is one-sided (Fisher’s exact test), corrected by {corrections[correction]} over all {over}. A small
    p-value says that the motif is frequent near these genes; it does not say that the TF binds there.
  </StatisticHelp>
);
