import { corrections } from '@trellis/core/stats';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import type { ShownModel } from '@trellis/engine/views/shownModel';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { useBackgroundText } from '../../api/background.ts';
import { functionsCsvLink } from './functionQueries.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { FunctionHelp } from '../../shared/statistics/functions/FunctionHelp.tsx';
import { functionQuestion, type AspectChoice } from '../../shared/statistics/functions/functionOptions.ts';
import { drawnFrom, evidenceText, termsText } from '../../shared/statistics/functions/functionTexts.ts';
import { HeatMapSaveMenu } from '../../shared/exports/InteractiveHeatMap.tsx';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/Button.tsx';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import { useFunctionOptions, useShownTest } from './state.ts';
import { significantTerms } from './titles.ts';
import viewStyles from '../../ui/view.module.css';

interface Props {
  readonly functions: ResultFunctionsView;
  readonly terms: readonly ResultTerm[];
  readonly title: string;
  readonly map: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
}

/** The title with the test in words, and the downloads. */
export function FunctionsHead({ functions, terms, title, map, options }: Props) {
  const background = useBackgroundText();
  const by = useShownTest(functions);
  const { aspect } = useFunctionOptions();
  const { scope, evidence, correction, min, max, alpha } = functions;
  return (
    <div className={viewStyles.head}>
      <ViewTitle
        title={title}
        help={
          <FunctionHelp
            options={functions}
            tested="the targets of each analysis and in all genes of the result"
            background={background}
            more="Hub-corrected p-values expect a gene as often as the analyses of its type find it; the genes of the result have none. Genes that the query removed stay out, so after “and” read a p-value as that of the genes that the query kept."
          />
        }
        shown={<Folded functions={functions} terms={terms} />}
      >
        {listedText(functions, aspect)}; {shownText(functions, by)}; genes drawn from {drawnFrom(scope, background)}
        {evidenceText(evidence)}; terms with {formatCount(min)} to {formatCount(max)} genes; p-values corrected by{' '}
        {corrections[correction]} over the terms of an aspect in each gene set; enriched means up to {alpha}.
      </ViewTitle>
      <SaveMenu map={map} options={options} />
    </div>
  );
}

/** Which terms are rows: the same ones whichever p-values the cells have. */
const listedText = (functions: ResultFunctionsView, aspect: AspectChoice): string =>
  `Listed: ${termsText(significantTerms(functions, aspect), aspect)} enriched with equal chances (hypergeometric test, one-sided) in any gene set`;

/** Which p-values the cells have, and how many tests they find significant. */
function shownText({ sets }: ResultFunctionsView, by: ShownModel): string {
  if (by === 'uniform') return 'p-values are those of equal chances for all genes';
  const counts = sets.slice(1).flatMap(({ aspects }) => Object.values(aspects));
  const [plain, corrected] = (['significant', 'significantDegrees'] as const).map((name) =>
    counts.reduce((sum, count) => sum + (count[name] ?? 0), 0),
  );
  return `p-values of analyses are hub-corrected, ${formatCount(corrected)} of their tests significant (${formatCount(plain)} with equal chances)`;
}

/** How many terms are shown, and a button that shows all; nothing when all are. */
function Folded({ functions, terms }: Pick<Props, 'functions' | 'terms'>) {
  const { aspect, top, search, set } = useFunctionOptions();
  const by = useShownTest(functions);
  const count = significantTerms(functions, aspect);
  if (terms.length === 0 || terms.length >= count) return null;
  if (search !== '') return <>Shown: {formatCount(terms.length)} with the words of the search.</>;
  return (
    <>
      Shown: the {formatCount(terms.length)} that are among the best {top} of a gene set
      {by === 'degrees' && ' with equal chances, and enriched when corrected'}.{' '}
      <TextButton onClick={() => set({ top: 'all' })}>Show all {formatCount(count)}</TextButton>
    </>
  );
}

function SaveMenu({ map, options }: Pick<Props, 'map' | 'options'>) {
  const href = functionsCsvLink(useResultRef(), { ...functionQuestion(useFunctionOptions()), ...useLevel() });
  return (
    <HeatMapSaveMenu
      name="functions"
      map={map}
      options={options}
      table={{ name: 'All enriched terms', detail: 'csv', file: 'functions.csv', href }}
    />
  );
}
