import { corrections, type ResultFunctionsView, type ResultTerm } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { useBackgroundText } from '../../api/background.ts';
import { functionsCsvLink } from '../../api/functions.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { FunctionHelp } from '../../ui/functions/FunctionHelp.tsx';
import { functionQuestion } from '../../ui/functions/functionOptions.ts';
import { drawnFrom, evidenceText } from '../../ui/functions/functionWords.ts';
import { HeatMapSaveMenu } from '../../ui/HeatMapSaveMenu.tsx';
import { formatCount } from '../../ui/numbers.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import viewStyles from '../../ui/view.module.css';
import { useFunctionOptions } from './state.ts';
import { significantTerms } from './titles.ts';

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
            more="Genes that the query removed stay out, so after “and” read a p-value as that of the genes that the query kept."
          />
        }
      >
        Hypergeometric test, one-sided; genes drawn from {drawnFrom(scope, background)}
        {evidenceText(evidence)}; terms with {formatCount(min)} to {formatCount(max)} genes; p-values corrected by{' '}
        {corrections[correction]} over the terms of an aspect in each gene set; enriched means up to {alpha}.{' '}
        <Folded functions={functions} terms={terms} />
      </ViewTitle>
      <SaveMenu map={map} options={options} />
    </div>
  );
}

/** How many terms are shown, and a button that shows all; nothing when all are. */
function Folded({ functions, terms }: Pick<Props, 'functions' | 'terms'>) {
  const { aspect, top, search, set } = useFunctionOptions();
  const count = significantTerms(functions, aspect);
  if (terms.length === 0 || terms.length >= count) return null;
  if (search !== '') return <>Shown: {formatCount(terms.length)} with the words of the search.</>;
  return (
    <>
      Shown: the {formatCount(terms.length)} that are among the best {top} of a gene set.{' '}
      <TextButton onClick={() => set({ top: 'all' })}>Show all {formatCount(count)}</TextButton>
    </>
  );
}

function SaveMenu({ map, options }: Pick<Props, 'map' | 'options'>) {
  const href = functionsCsvLink(useResultRef(), functionQuestion(useFunctionOptions()));
  return (
    <HeatMapSaveMenu
      name="functions"
      map={map}
      options={options}
      table={{ name: 'All enriched terms', detail: 'csv', file: 'functions.csv', href }}
    />
  );
}
