import { Link } from 'wouter';
import styles from './Tutorial.module.css';

/** The page of gene lists: what its tabs answer, and how far. */
export function GeneListsSection() {
  return (
    <>
      <p>
        Many questions begin with genes, not with a TF. On <Link to="/genes">Gene Lists</Link> paste, upload or choose
        them; from any result, <strong>Analyze genes</strong> takes its target genes, a selection or a part of them
        there. The list gets an address that you can send to someone. The first line says how many names were
        recognized, and how many of the genes the tests use.
      </p>
      <p>
        <strong>Background.</strong> Give the genes that could have been in your list, for example all genes that your
        experiment detected. Without a background all protein-coding genes count, and genes that are only expressed in
        your tissue look enriched. A list from a result keeps the background of the result.
      </p>
      <p>
        <strong>Regulators</strong> ranks the TFs whose targets the list holds more often than expected. TFs with an
        adjusted p-value below 0.05 come first, above a line. Hubs overlap with almost any list of genes that are
        expressed together, so these TFs are ordered by how much the overlap exceeds that with other lists and
        experiments, and a TF counts with its best kind of evidence. Below the line nothing is enriched: where no TF
        is above it, the list has no candidates. A first place alone is not evidence; look at the fold, the number of
        genes, and the accuracy.
      </p>
      <p>
        <strong>Accuracy.</strong> For each expression analysis of a TF that has binding analyses, the ranking by
        binding should find this TF. The page says how often it does in the data of this site, as the area under the
        curve (AUC): 1 finds every TF first, 0.5 is chance. Where the interval holds 0.5, the ranking is not better
        than chance, and the page says so.
      </p>
      <p className={styles.lacking}>
        A list that was chosen because a TF targets its genes makes the p-value of this TF small by construction; it
        says nothing then.
      </p>
    </>
  );
}

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
