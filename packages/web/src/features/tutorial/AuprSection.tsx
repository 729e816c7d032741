import { ExampleFigure } from './ExampleFigure.tsx';

export function AuprSection() {
  return (
    <>
      <p>
        With a <strong>target network</strong> among the inputs, the tab Network also says how well its predictions
        agree with the analyses. Predictions are taken in the order of their scores. A prediction is validated when
        one of the TF’s analyses has that target. Only predictions for TFs with analyses are evaluated.
      </p>
      <ul>
        <li>
          <strong>Precision</strong>: the share of the predictions so far that are validated.
        </li>
        <li>
          <strong>Recall</strong>: the share of all validated predictions that are among the predictions so far.
        </li>
        <li>
          <strong>AUPR</strong>: the area under the curve of the two. It is compared with 1,000 shuffles of the order,
          which give the band expected by chance and the p-value.
        </li>
      </ul>
      <p>
        Move the <strong>cutoff</strong> to the precision that you want to keep: all predictions up to the last
        position with this precision are kept. The pruned network can be saved, and drawn over the validated edges.
      </p>
      <ExampleFigure
        picture="precisionRecall"
        examples={['network']}
        caption="A predicted network against the analyses of its TFs"
        marks={['The predictions with the best scores.', 'The area under the curve (AUPR).']}
        tab="network"
        lacking="The data set of this site has no predicted network that its analyses can validate."
      />
    </>
  );
}
