import { ExampleFigure } from './ExampleFigure.tsx';
import styles from './Tutorial.module.css';

export function NetworkSection() {
  return (
    <>
      <p>
        The result as a graph: TFs as green triangles, their targets as blue squares, and an edge for each
        interaction: induced with an arrow, repressed with a bar, bound with an arrow of its own color. TFs are on the
        left, beginning with the TF that most TFs target; targets are in blocks by the number of TFs that target them.
        The width of an edge grows with the number of analyses that report it.
      </p>
      <p>
        <strong>Additional edges</strong> can be added between members of the network, and a file of your own edges
        laid over it: tabs between source, edge name and target. The network is saved as a picture, as JSON for
        Cytoscape, or as SIF, with one edge per line or all targets of a TF on one line.
      </p>
      <p>
        <strong>Analyze</strong> opens hubs, loops compared with random networks, the hierarchy of the TFs, and
        network walking: paths from a TF through the TFs that it targets, with the analyses behind each step. A click
        on a row shows it in the drawing.
      </p>
      <p className={styles.note}>
        A large network is slow to draw and hard to read. Restrict the query with a gene list or a filter before you
        open it; the tab says how many edges there are before it draws any.
      </p>
      <ExampleFigure
        picture="network"
        examples={['both', 'targets']}
        caption="Two TFs and targets that both have"
        marks={['A TF.', 'A target. Several edges from one TF are different kinds of evidence.']}
        tab="network"
        lacking="The data set of this site has no two TFs with targets in common."
      />
    </>
  );
}

/** Precision and recall of a predicted network. */
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
          <strong>AUPR</strong>: the area under the curve of the two. It is compared with 1,000 shuffles of the hits
          among the predictions of each TF, which give the band expected by chance and the p-value: a small one says
          that the network ranks the targets of a TF well, not that it ranks TFs well.
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
