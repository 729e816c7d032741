import { ExampleFigure } from './ExampleFigure.tsx';
import styles from './Tutorial.module.css';

/** What all results have in common, the summary and the table. */
export function ResultsSection() {
  return (
    <>
      <p>
        A result opens with one sentence about it and a row of tabs. Its address is a link that you can keep or send:
        it leads to the same result, also after names have been changed or analyses hidden, since every such change
        makes a new revision. Show/Hide Analyses renames analyses and takes them out of every view.
      </p>
      <h3>Summary</h3>
      <p>
        A bar for each analysis: how many targets it has, by kind of edge. <strong>Induced</strong> and{' '}
        <strong>repressed</strong> targets go up and down with the TF, <strong>bound</strong> ones come from binding
        experiments, <strong>expression</strong> ones from experiments that do not say up or down. Click the legend to
        hide a kind. With more than 50 TFs, only those with the most targets are drawn.
      </p>
      <ExampleFigure
        picture="summary"
        examples={['pair', 'targets']}
        caption="Targets of two TFs, a bar for each analysis"
        marks={['The analysis with most targets.', 'Click an entry of the legend to hide its kind of edge.']}
        tab="summary"
        lacking="This site has no analyses yet."
      />
      <h3>Table</h3>
      <p>
        A row for each gene, genes with most edges first. Six header rows show the TF of each analysis, its
        experiment, and its number of edges. A cell shows the p-value and fold change, <code>+</code> for a bound
        target, or <code>*</code> for an expression target without a fold change. Click on a header to sort; search
        finds genes by any of their names. <strong>Export Target Genes</strong> gives the ids of all genes of the
        result as a text file; the menu next to it saves them as a list for the next query, or copies them.{' '}
        <strong>Export Table</strong> gives the whole table, or its rows and columns as they are shown.
      </p>
      <h3>Metadata and export</h3>
      <p>
        The tab Metadata shows the analyses side by side with all of their metadata. Export saves the table as an
        Excel workbook, or every interaction as a line of a CSV file.
      </p>
      <p className={styles.note}>
        p-values too small for a computer number are given in full, as 3.20e-475. Every corrected p-value names its
        correction.
      </p>
    </>
  );
}
