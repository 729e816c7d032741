import type { Site } from '@trellis/contract';
import { Link } from 'wouter';
import { useSite } from '../../api/site.ts';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { ExampleFigure } from './ExampleFigure.tsx';

export function TargetListsSection() {
  return (
    <>
      <p>
        Are the genes of your list enriched among the targets of an analysis? For each analysis and each target list,
        Fisher’s exact test compares the targets with the list within the background, corrected over all pairs. The
        whole list and all targets of the analysis are compared, not only the rows of the table.
      </p>
      <ul>
        <li>
          <strong>Influence</strong>: the share of the list that the analysis targets.
        </li>
        <li>
          <strong>Specificity</strong>: the share of the analysis’ targets that are in the list.
        </li>
      </ul>
      <p>
        Read the fold with its 95 % interval before the p-value: with many genes, a fold of 1.2 has a small p-value
        too. These p-values give every gene the same chance. A TF with many targets is enriched in most lists; the
        page Gene Lists corrects its ranking of regulators for that.
      </p>
      <p>
        The heat map shades −log10 of the p-values or, by choice, the folds, and orders lists and analyses by
        similarity; bounds set the ends of the scale of p-values. It needs target genes or a target network among the
        inputs.
      </p>
      <ExampleFigure
        picture="targetLists"
        examples={['list']}
        caption="Analyses that are most enriched in a gene list"
        marks={['The smallest p-value.', 'The color scale; its bounds can be chosen.']}
        tab="target"
        lacking="No analysis of this site can be compared with a list."
      />
    </>
  );
}

export function MotifsSection() {
  const { data: site } = useSite();
  return (
    <>
      <p>
        Which binding motifs occur near the targets of an analysis more often than near other genes? Hits are counted
        in the promoter (500 bp upstream unless you choose otherwise) or in other regions of the gene: 1000 and 2000
        bp upstream, untranslated regions, coding sequence, introns, exons, mRNA. Regions that overlap cannot be
        combined: choosing one replaces the other. Each motif is tested with Fisher’s exact test on its hits, or on
        the genes with at least one hit, corrected over analyses, motifs and regions; p-values above alpha are left
        blank.
      </p>
      <MotifCounts motifs={site?.motifs} />
      <p>
        Motifs that look alike are one <strong>cluster</strong>; click on its name for its sequence logo, consensus
        and family. <strong>Individual motifs</strong> are those of single TFs: each analysis starts with the motifs
        of its own TF, and you can choose others for one analysis or for all.
      </p>
      <ExampleFigure
        picture="motifs"
        examples={['pair', 'direct', 'targets']}
        caption="Motif clusters that are enriched in the promoters of the targets of two TFs"
        marks={[
          'The smallest p-value. Rows are motif clusters, columns are analyses.',
          'The color scale: −log10 of the corrected p-value.',
        ]}
        tab="motif"
        lacking="The data set of this site has no motifs to show."
      />
    </>
  );
}

function MotifCounts({ motifs }: { readonly motifs: Site['motifs'] | undefined }) {
  if (!motifs) return <p>The number of motifs depends on the data set.</p>;
  if (motifs.clusters + motifs.individual === 0) return <p>The data set of this site has no motifs yet.</p>;
  return (
    <p>
      This site has {countOf(motifs.clusters, 'motif cluster')} and {formatCount(motifs.individual)} individual motifs
      for {countOf(motifs.tfs, 'TF')}.
    </p>
  );
}

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

export function GeneSetsSection() {
  return (
    <>
      <p>
        Do two analyses share more or fewer targets than expected by chance? Every pair of analyses in the result is
        compared, once for more and once for fewer, each corrected over the pairs. Some genes are in most gene sets,
        so sets of unrelated TFs share more genes than equal chances for all genes give. The hub-corrected test takes
        that into account; it is shown first, with Fisher’s exact test next to it, and you can color by either. The
        grid shows “greater” above its diagonal in reds and “less” below it in blues: the stronger the color, the
        smaller the p-value; pairs above 0.05 are not shaded. Read the fold with its 95 % interval first: it says how
        much more than expected is shared. Members of a TF family share targets because they bind similar sequences,
        and “less” between others is common: it does not mean that they avoid each other. From 15 analyses on, the tab
        opens with a clustered heat map.
      </p>
      <p>
        A query with and, not or targeted_by keeps genes because several analyses share them; so do target lists. Such
        genes overlap by construction. The tab then compares all genes of each analysis, or draws from the target
        lists, and says so. Both choices are above the grid.
      </p>
      <p>
        Click on a cell for the genes, which you can copy, save as a file, or keep as a list for the next query; click
        on a letter for the analysis. Analyses can be hidden from the grid. It needs at least two of them.
      </p>
      <ExampleFigure
        picture="geneSets"
        examples={['pair']}
        caption="Overlap of the targets of two TFs, for each pair of analyses"
        marks={[
          'The pair with the smallest p-value for more genes in common than expected.',
          'The color scale: −log10 of the corrected p-value.',
        ]}
        tab="analysis"
        lacking="The data set of this site has no two TFs with targets in common."
      />
    </>
  );
}
