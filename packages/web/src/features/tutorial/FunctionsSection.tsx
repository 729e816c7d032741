import { Link } from 'wouter';
import { ExampleFigure } from './ExampleFigure.tsx';

export function FunctionsSection() {
  return (
    <>
      <p>
        What do the targets do? The tab tests the targets of each analysis, and all genes of the result, for terms of
        the Gene Ontology that more of them have than expected by chance. A gene with a term also has all broader
        terms of the same aspect: <strong>biological process</strong>, <strong>molecular function</strong> or{' '}
        <strong>cellular component</strong>.
      </p>
      <p>
        Many genes have no annotation, so genes are drawn from those that have one in the aspect; you can also draw
        from all genes. Terms with 5 to 2,000 genes are tested by the hypergeometric test, one-sided, and corrected
        over the terms of an aspect in each gene set. Where the annotations have evidence codes, the test can be
        limited to experiments, or leave out those that no curator has reviewed (IEA).
      </p>
      <p>
        The table and the heat map show the best 10 terms of each gene set, unless you choose more or search for
        words. Click on a cell for the test and its genes, each with a link to its page. Related terms share most of
        their genes: read a group of rows as one finding.
      </p>
      <p>
        If target lists have cut the result, the terms of these lists are enriched by construction, and the tab says
        so. Give the same genes as the background of the query to compare the targets within them.
      </p>
      <p>
        The page <Link to="/genes">Gene lists</Link> asks the same about any list of genes. Terms that repeat another
        are folded under it, and the slim gives an overview. A dot plot compares fold enrichment, p-value and number
        of genes; a graph shows which terms are narrower cases of others.
      </p>
      <ExampleFigure
        picture="functions"
        examples={['pair', 'direct', 'targets']}
        caption="Biological processes that the targets of two TFs are enriched in"
        marks={[
          'The smallest p-value. Rows are terms, columns are gene sets.',
          'The color scale: −log10 of the corrected p-value.',
        ]}
        tab="functions"
        lacking="The data set of this site has no annotations, or none of its terms is enriched in the examples."
      />
    </>
  );
}
