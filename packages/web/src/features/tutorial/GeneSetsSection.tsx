import { ExampleFigure } from './ExampleFigure.tsx';

export function GeneSetsSection() {
  return (
    <>
      <p>
        Do two analyses share more or fewer targets than expected by chance? Every pair of analyses in the result is
        compared with Fisher’s exact test, once for more and once for fewer, each corrected over the pairs. The grid
        shows “greater” above its diagonal in reds and “less” below it in blues: the stronger the color, the smaller
        the p-value; pairs above 0.05 are not shaded. Below the p-value are the shared genes, the number expected by
        chance, and the fold enrichment. From 15 analyses on, the tab opens with a clustered heat map.
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
