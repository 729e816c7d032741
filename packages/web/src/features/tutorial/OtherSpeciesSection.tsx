import { Link } from 'wouter';

/** Orthologs of genes, lists and queries. */
export function OtherSpeciesSection() {
  return (
    <>
      <p>
        Where the data set has orthologs of another species on this site, the tab <strong>Other species</strong> of a{' '}
        <Link to="/genes">gene list</Link> carries the list over: each gene is replaced by all of its orthologs. It
        says how many genes have one, several or a shared ortholog, and opens the new list on the site of the other
        species. Two species without a table of each other are connected through a third one that both have one with;
        such pairs are inferred.
      </p>
      <p>
        <strong>Show Query</strong> of a result writes the query for another species: its TFs become their orthologs
        that have analyses there, joined by “or”. TFs without one are left out, which changes what “and” and “not” ask
        for. Filters are copied, target genes and other inputs are not.
      </p>
      <p>
        The page of a TF tests whether its targets are conserved: of the genes with an ortholog, how many are targets
        of the TF, and how many have an ortholog that is a target of the TF’s ortholog. A large p-value does not show
        that targets differ, since the experiments of two species are rarely of the same tissue and kind.
      </p>
    </>
  );
}
