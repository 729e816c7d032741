import { Link } from 'wouter';
import { isFolder } from '../../router/base.ts';
import { useHere } from '../../router/location.ts';

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

export function ScriptsSection() {
  const origin = useHere()?.origin ?? '';
  return (
    <>
      {isFolder && (
        <p>
          This copy of the site is a folder of files: scripts read the <Link to="/downloads">releases</Link> that it
          has, and ask a site with a server for anything else.
        </p>
      )}
      {!isFolder && (
        <p>
          Everything on these pages comes from an open API without accounts: submit a query, keep its request id, and
          request each view of its result. <a href="/api/docs">The documentation of the API</a> lists all calls, and
          you can try them there.
        </p>
      )}
      <p>
        For every result, Show Query gives the query with its inputs, and scripts in R and Python that read the
        result. Export, Reproducibility archive downloads the query, the inputs with their checksums, a paragraph for
        the methods section of a paper, and all tables and figures; the same query on the same data gives an identical
        archive, byte for byte.
      </p>
      {!isFolder && <pre tabIndex={0}>{`curl -F query='all_tfs[targeted_by >= 3]' ${origin}/api/`}</pre>}
    </>
  );
}
