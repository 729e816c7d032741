import { ExampleFigure } from './ExampleFigure.tsx';

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
