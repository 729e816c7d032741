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
        The heat map shades −log10 of the p-values and orders lists and analyses by similarity; bounds set the ends of
        the scale. It needs target genes or a target network among the inputs.
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
