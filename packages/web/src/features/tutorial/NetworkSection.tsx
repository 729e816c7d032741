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
