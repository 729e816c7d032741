import { EmptyState } from '../EmptyState.tsx';

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
