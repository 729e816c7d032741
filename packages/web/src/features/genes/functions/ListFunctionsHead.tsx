import type { FunctionsView } from '@trellis/core/ontology';
import { corrections } from '@trellis/core/stats';
import { alphaOf } from '../../../ui/alpha.ts';
import { FunctionHelp } from '../../../ui/functions/FunctionHelp.tsx';
import { drawnFrom, evidenceText } from '../../../ui/functions/functionWords.ts';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { ViewTitle } from '../../../ui/ViewTitle.tsx';
import viewStyles from '../../../ui/view.module.css';
import { useStoredList } from '../listContext.ts';
import { annotatedText, countTerms } from './functionTitles.ts';
import { SaveFunctions } from './SaveFunctions.tsx';
import type { ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';

interface Props {
  readonly functions: FunctionsView;
  readonly terms: readonly ShownTerm[];
  readonly title: string;
}

/** The title with the test in words, and the downloads. */
export function ListFunctionsHead({ functions, terms, title }: Props) {
  const { hasBackground } = useStoredList();
  const universe = hasBackground ? 'the genes of the background' : 'all protein-coding genes';
  const options = useListFunctionOptions();
  const { aspect, scope, evidence, correction, min, max, alpha } = options;
  return (
    <div className={viewStyles.head}>
      <ViewTitle
        title={title}
        help={
          <FunctionHelp
            options={options}
            tested="the genes of the list"
            background={universe}
            more="If you chose the genes for what they do, these functions are enriched by construction."
          />
        }
      >
        Hypergeometric test, one-sided, of {countOf(countTerms(functions, aspect, 'tested'), 'term')} with{' '}
        {formatCount(min)} to {formatCount(max)} genes; genes drawn from {drawnFrom(scope, universe)}
        {evidenceText(evidence)}; p-values corrected by {corrections[correction]} over the terms of an aspect,
        intervals of single tests; enriched means up to {alphaOf(alpha)}. {annotatedText(functions, aspect)}{' '}
        <Folded terms={terms} />
      </ViewTitle>
      <SaveFunctions terms={terms} title={title} functions={functions} />
    </div>
  );
}

/** How many terms are folded under others. */
function Folded({ terms }: Pick<Props, 'terms'>) {
  const folded = terms.reduce((sum, term) => sum + term.folded.length, 0);
  if (folded === 0) return null;
  return `Shown: ${countOf(terms.length, 'term')}, and ${formatCount(folded)} folded under them because a broader or narrower term has nearly the same genes.`;
}
