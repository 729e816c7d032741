import { ExampleFigure } from './ExampleFigure.tsx';

export function BoundSection() {
  return (
    <>
      <p>
        A TF binds many genes that do not change when it is perturbed, and changes many that it does not bind. The tab
        Bound and Regulated combines the two for every TF of the result that has both kinds of analyses: the genes
        that it only binds, only regulates, or both binds and regulates, split into induced and repressed genes. A
        gene is bound when any binding analysis has it, and regulated when any expression analysis has it; its
        direction is unknown when analyses disagree or give no fold change.
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
