import { corrections } from '@trellis/core/stats';
import { StatisticHelp } from '../../../ui/ViewTitle.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { FunctionOptions } from './functionOptions.ts';
import { drawnFrom, evidenceText } from './functionTexts.ts';

interface Props {
  readonly options: Pick<FunctionOptions, 'scope' | 'evidence' | 'correction' | 'min' | 'max'>;
  /** The tested genes, e.g. `your list`. */
  readonly tested: string;
  /** The genes of the universe, e.g. `all protein-coding genes`. */
  readonly background: string;
  /** A further sentence of the view. */
  readonly more?: string;
}

/** Explains the test of functions. */
export const FunctionHelp = ({
  options: { scope, evidence, correction, min, max },
  tested,
  background,
  more,
}: Props) => (
  <StatisticHelp name="this test" section="functions" guide="gene-lists#functions">
    Tests each term of the Gene Ontology in {tested}: do more of the genes have it than expected when genes are drawn
    from {drawnFrom(scope, background)}
    {evidenceText(evidence)}? A gene with a term also has all broader terms of the same aspect; terms with {min} to{' '}
    {max} genes are tested. The p-value is one-sided (hypergeometric test), corrected by {corrections[correction]}{' '}
    over the tested terms of each aspect, for each gene set. Read fold and p together: a term of a few genes can have
    a large fold, related terms share most of their genes, and a term that two or three of the genes have is weak
    evidence whatever its p-value. The 95 % intervals of folds are not adjusted for the number of terms. {more}
  </StatisticHelp>
);

/** Says what an edition without annotations lacks. `kept` is what is complete without them, e.g. `The result`. */
export const NoOntology = ({ kept }: { readonly kept: string }) => (
  <EmptyState title="No Gene Ontology annotations">
    <p>
      The data set of this edition has no Gene Ontology annotations, so there are no functions to test. {kept} and all
      other tabs are complete.
    </p>
    <p>
      The administrator of this site can import <code>go.obo</code> and <code>go_annotations.gaf</code> with the data
      set; then this address shows the functions.
    </p>
  </EmptyState>
);
