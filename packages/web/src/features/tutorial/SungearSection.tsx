import { ExampleFigure } from './ExampleFigure.tsx';

export function SungearSection() {
  return (
    <>
      <p>
        A Venn diagram works for three or four sets, a Sungear diagram for many. The analyses are the corners of a
        polygon. A circle inside is the group of genes that exactly some of the analyses share; its arrows point at
        these analyses. Its size grows with the number of genes, and it lies between its corners.
      </p>
      <p>
        The color shows whether a group is larger (red) or smaller (blue) than expected if each gene of the universe
        were a target of each analysis independently, by a binomial test corrected over the groups. Sets of unrelated
        TFs are not independent either, since some genes are in most sets: a red circle does not prove cooperation;
        white circles are not significant. Click on circles or corners to select genes: with Ctrl to add, at a corner
        with Alt to take away. Search selects the circles of a gene. Narrow makes a new diagram of the selected genes,
        and Previous goes back. UpSet shows the same groups with the same selection as columns of dots, the largest
        first: easier to read with many analyses.
      </p>
      <ExampleFigure
        picture="sungear"
        examples={['pair']}
        caption="Targets of two TFs, by the analyses that share them"
        marks={['The largest group of genes. Its arrows point at its analyses.', 'An analysis.']}
        tab="sungear"
        lacking="The data set of this site has no two TFs with targets in common."
      />
    </>
  );
}
