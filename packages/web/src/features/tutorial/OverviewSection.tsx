import { Link } from 'wouter';

export function OverviewSection() {
  return (
    <>
      <p>
        The <Link to="/overview">data overview</Link> lists every analysis with its metadata. Search for a TF, a
        symbol or any value, or compare a key: <code>EXPERIMENT_TYPE = Expression</code> finds values that contain the
        text, <code>EXPERIMENT_TYPE != Expression</code> the others. Filters narrow the list to the values of any
        keys, and so does a click on a slice or a bar of the chart. Click an ID for one analysis, a gene for all of
        its analyses.
      </p>
    </>
  );
}
