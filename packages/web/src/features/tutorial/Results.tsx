import { Picture } from './Picture.tsx';
import styles from './Tutorial.module.css';

/** What all results share, the summary and the table. */
export function Results() {
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
        experiments, <strong>expression</strong> ones from experiments that do not say up or down. The legend switches
        kinds off. Above 50 TFs, those with most targets are drawn.
      </p>
      <Picture name="summary" />
      <h3>Table</h3>
      <p>
        A row for each gene, genes with most edges first. Six header rows say whose analysis a column is, how it was
        made, and how many edges it has. A cell shows the p-value and fold change, <code>+</code> for a bound target,
        or <code>*</code> for an expression target without figures. Click on a header to sort; search finds genes by
        any of their names. <strong>Export Target Genes</strong> gives the ids of all genes of the result as a text
        file; the menu beside it saves them as a list for the next query, or copies them.{' '}
        <strong>Export Table</strong> gives the whole table, or its rows and columns as they are shown.
      </p>
      <Picture name="table" />
      <h3>Metadata and export</h3>
      <p>
        The tab Metadata sets the analyses side by side with all that is known of them. Export saves the table as an
        Excel workbook, or every interaction as a line of a CSV file.
      </p>
      <p className={styles.note}>
        p-values below the smallest number of a computer are shown as 0. Every corrected p-value says how it was
        corrected.
      </p>
    </>
  );
}
