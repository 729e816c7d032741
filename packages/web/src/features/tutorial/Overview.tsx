import { Link } from 'react-router';
import { Picture } from './Picture.tsx';

export function Overview() {
  return (
    <>
      <p>
        The <Link to="/overview">data overview</Link> lists every analysis with its metadata. Search for a TF, a
        symbol or any value, or compare a key: <code>EXPERIMENT_TYPE = Expression</code> finds values that contain the
        text, <code>EXPERIMENT_TYPE != Expression</code> the others. The chart shows how the analyses that are left
        fall into the values of a category. Click on an ID to run a query for that analysis, on a gene for all
        analyses of the TF.
      </p>
      <Picture name="overview" />
    </>
  );
}
