import { Picture } from './Picture.tsx';

export function TargetLists() {
  return (
    <>
      <p>
        Are the targets of an analysis more often in your gene list than chance would have it? For each analysis and
        each target list, Fisher’s exact test compares the targets with the list within the background, corrected over
        all pairs. The whole list and all targets of the analysis are compared, not only the rows that are left in the
        table.
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
        The heat map shades −log10 of the p-values and orders lists and analyses by likeness; bounds set the ends of
        the scale. It needs target genes or a target network among the inputs.
      </p>
      <Picture name="target" />
    </>
  );
}
