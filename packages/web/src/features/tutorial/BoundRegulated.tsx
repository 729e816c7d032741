export function BoundRegulated() {
  return (
    <>
      <p>
        A TF binds many genes that do not change when it is perturbed, and changes many that it does not bind. The tab
        Bound and Regulated puts the two together for every TF of the result that has both kinds of analyses: the
        genes that it binds only, that it regulates only, and both, split by those that rise and those that fall. A
        gene is bound when any binding analysis has it, and regulated when any expression analysis has it; it counts
        as undirected when analyses disagree or give no fold change.
      </p>
      <p>
        Fisher’s exact test says whether more genes are bound and regulated than chance gives, within the background
        and, where there are some, the target lists. Click a number for its genes: copy or export them, save them as a
        list for the next query, or see them in the table.
      </p>
    </>
  );
}
