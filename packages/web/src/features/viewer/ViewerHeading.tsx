import { countOf } from '../../ui/numbers.ts';
import { useNetworkSize } from '../../api/network.ts';
import { edgeCountsText } from '../../ui/networkSizeText.ts';
import { slowDrawingNotice } from './drawing/engine.ts';
import { networkSizeText } from './drawing/networkFigure.ts';
import { SearchField } from './SearchField.tsx';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

/** The size of the network, the number of hidden edges, a notice where drawing is slow, and the search. */
export function ViewerHeading() {
  const { picture, webgl, drawMs } = useViewer();
  const { scene, visible } = picture;
  const hidden = scene.edges.length - visible.edgeCount;
  const warning = slowDrawingNotice(scene.edges.length, drawMs, webgl);
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {networkSizeText(scene)}
      </h1>
      <EdgeCounts />
      {hidden > 0 && (
        <p className={styles.note} role="status">
          {countOf(hidden, 'edge')} hidden
        </p>
      )}
      {warning && (
        <p className={styles.warning} role="note">
          {warning}
        </p>
      )}
      <SearchField />
    </div>
  );
}

/** Findings and distinct edges, in the words of the Network tab. */
function EdgeCounts() {
  const { request, options, answered, picture } = useViewer();
  const size = useNetworkSize(request, options).data;
  if (!size) return null;
  const uploaded = picture.scene.edges.length - answered.edges.length;
  return <p className={styles.note}>{edgeCountsText({ ...size, uploaded })}</p>;
}
