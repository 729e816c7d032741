import { Link } from 'react-router';
import { TutorialPicture } from './TutorialPicture.tsx';

export function OverviewSection() {
  return (
    <>
      <p>
        The <Link to="/overview">data overview</Link> lists every analysis with its metadata. Search for a TF, a
        symbol or any value, or compare a key: <code>EXPERIMENT_TYPE = Expression</code> finds values that contain the
        text, <code>EXPERIMENT_TYPE != Expression</code> the others. The chart shows the analyses that the search
        finds by the values of a category. Click an ID for one analysis, a gene for all of its analyses.
      </p>
      <TutorialPicture name="overview" />
    </>
  );
}
