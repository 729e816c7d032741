import { Link } from 'wouter';

/** What the signs and weights of the regulons mean. */
export function SignText() {
  return (
    <>
      <p>
        <code>mor</code> is 1 where the TF induces the target and −1 where it represses it. In experiments that made
        more of the TF it is the sign of the fold change. In experiments that removed the TF, such as a knockout, it
        is the opposite sign: a gene that falls without the TF is induced by it. The column <code>perturbation</code>{' '}
        of the analyses says which it was and from which metadata that was read. Where they do not say it, the sign is
        that of the fold change.
      </p>
      <p>
        <code>weight</code> for decoupleR is <code>mor</code> times the confidence: agreeing minus disagreeing
        analyses, divided by their number plus one. One analysis alone gives 0.5, and four that agree give 0.8.
        Binding has no direction, so a target that is only bound, or for which the analyses are split evenly, is not
        in that table. The table for pySCENIC has all targets, with <code>mor</code> 0 for those.{' '}
        <Link to="/guide/releases#signs-and-weights">Read more in the guide</Link>
      </p>
    </>
  );
}
