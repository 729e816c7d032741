import { corrections } from '@trellis/core/stats';
import { setsText, type GeneSetsMatrix } from '@trellis/core/views';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { countOf } from '@trellis/core/formats';
import { useMemo } from 'react';
import { useHasBackground, useTestedSetsText } from '../../api/background.ts';
import { geneSetsCsvLink } from './geneSetQueries.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { CorrectionSelect, TestedSetsSelects } from '../../shared/statistics/TestSelects.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { HeatMapSaveMenu } from '../../shared/exports/InteractiveHeatMap.tsx';
import { LevelSelect, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { StatisticHelp, ViewTitle } from '../../ui/ViewTitle.tsx';
import { chooseableFields, inVivoNote, type ComparedAnalysis } from './pairs.ts';
import { printedPairMap } from './pairMap.ts';
import { useAnalysisOptions, useShownTest } from './state.ts';
import viewStyles from '../../ui/view.module.css';

interface Props {
  readonly request: RequestRef;
  readonly sets: GeneSetsMatrix;
  readonly analyses: readonly ComparedAnalysis[];
  /** The analyses of the map. */
  readonly zoomed: readonly ComparedAnalysis[];
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  /** Whether other options are being computed. */
  readonly busy: boolean;
}

/** The test whose numbers the cells have. */
const shownTests = { degrees: 'the hub-corrected test', uniform: 'Fisher’s test' } as const;

/** The number of pairs, the test, and the tools of the whole view. */
export function GeneSetsHead({ request, sets, analyses, zoomed, map, options, busy }: Props) {
  const { correction, fields, set } = useAnalysisOptions();
  const names = useMemo(() => chooseableFields(analyses), [analyses]);
  const pairs = (analyses.length * (analyses.length - 1)) / 2;
  const level = useLevel();
  const testedText = useTestedSetsText(sets);
  const by = useShownTest(sets);
  const tested = { correction, sets: sets.sets, universe: sets.universe, ...level };
  return (
    <div className={viewStyles.head}>
      <ViewTitle
        title={`Overlap of ${setsText(level, analyses.length)} in ${countOf(pairs, 'pair')}`}
        help={<GeneSetsHelp sets={sets} pairs={pairs} />}
      >
        Testing pairwise significance of overlap between all analyses queried. Significance is calculated by
        Fisher&apos;s Exact Test. It gives all genes equal chances; the hub-corrected test expects genes of many sets
        in more overlaps. The cells show {shownTests[by]}; a click on a cell gives both. p-values corrected by{' '}
        {corrections[sets.correction]} over the pairs. {testedText} {inVivoNote(sets)}
      </ViewTitle>
      <div className={viewStyles.tools}>
        <LevelSelect />
        <TestedSetsSelects tested={sets} hasBackground={useHasBackground()} onChange={set} />
        <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
        <FieldChooser isBusy={busy} names={names} chosen={fields} onChange={(next) => set({ fields: next })} />
        <HeatMapSaveMenu
          name="analysis_enrichment"
          map={printedPairMap(map, zoomed)}
          options={options}
          table={{
            name: 'All pairs',
            detail: 'csv',
            file: 'analysis_enrichment.csv',
            href: geneSetsCsvLink(request, tested, fields),
          }}
        />
      </div>
    </div>
  );
}

interface GeneSetsHelpProps {
  readonly sets: GeneSetsMatrix;
  /** Number of pairs. */
  readonly pairs: number;
}

/** Explains the test of overlaps. */
const GeneSetsHelp = ({ sets, pairs }: GeneSetsHelpProps) => (
  <StatisticHelp name="this test" section="gene-set-enrichment" guide="statistics#gene-sets">
    Tests for each pair of analyses whether they share more genes than chance gives, or fewer.{' '}
    {useTestedSetsText(sets)} Some genes are in most sets, so unrelated TFs share many of them: “hub-corrected”
    expects each gene as often as the analyses of its type find it, “equal chances” (Fisher’s exact test) expects all
    genes alike. “Fold” is observed divided by expected, with a 95 % interval (Wilson, with continuity correction)
    that is not adjusted for the number of pairs. Each side has its own p-value, corrected by{' '}
    {corrections[sets.correction]} over the {countOf(pairs, 'pair')}. Read the hub-corrected fold first: a small
    p-value of equal chances alone does not show that two TFs have targets of their own in common. Analyses of the
    same TF share most: that shows that its experiments can be reproduced. Experiments in the living organism have
    frequent targets of their own, which the degrees of mostly in vitro experiments do not explain: a small p-value of
    two of them says little. “Fewer than expected” is frequent after the correction because TFs of one family share so
    much.
  </StatisticHelp>
);
