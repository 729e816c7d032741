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
