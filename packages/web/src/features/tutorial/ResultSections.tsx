import { titleOf } from '@trellis/engine/names';
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

export function BoundSection() {
  return (
    <>
      <p>
        A TF binds many genes that do not change when it is perturbed, and changes many that it does not bind. The tab
        {titleOf('bound')} combines the two for every TF of the result that has both kinds of analyses: the genes that
        it only binds, only regulates, or both binds and regulates, split into induced and repressed genes. A gene is
        bound when any binding analysis has it, and regulated when any expression analysis has it; its direction is
        unknown when analyses disagree or give no fold change.
      </p>
      <p>
        The number of genes that are both bound and regulated is compared with the number expected by chance. The
        first sentence says how many other TFs bind what this TF regulates at least as strongly: if many do, the
        overlap is not specific to the TF. The hub-corrected test comes next, since some genes are in most sets, then
        Fisher’s exact test. Not every gene that is bound and regulated is a direct target. As for gene sets, two
        choices above the table say which genes count, and from which they could have been drawn. Click a number for
        its genes: copy or export them, save them as a list for the next query, or see them in the table.
      </p>
      <ExampleFigure
        picture="bound"
        examples={['targets']}
        caption="Genes that one TF binds, regulates, or both"
        marks={['Genes that are bound and regulated.', 'Their number, and the number expected by chance.']}
        tab="bound"
        lacking="The data set of this site has no TF with both binding and expression analyses."
      />
    </>
  );
}

/** The same picture in the worked question about direct targets. */
export const DirectTargetsFigure = ({ tf }: { readonly tf: string }) => (
  <ExampleFigure
    picture="bound"
    examples={['targets']}
    caption={`Genes that ${tf} binds, regulates, or both`}
    marks={[
      'Where the bars overlap, genes are bound and regulated.',
      'Fisher’s exact test compares their number with the number expected if the protein-coding genes were drawn at random.',
    ]}
    lacking="This result cannot compare binding with regulation."
  />
);
