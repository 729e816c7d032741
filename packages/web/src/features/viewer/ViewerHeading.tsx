import { countOf } from '../../ui/numbers.ts';
import { largeNetworkWarning } from './drawing/engine.ts';
import { networkSizeText } from './drawing/networkFigure.ts';
import { SearchField } from './SearchField.tsx';
import { useViewer } from './viewerContext.ts';
import styles from './Viewer.module.css';

/** The size of the network, the number of hidden edges, a warning for large networks, and the search. */
export function ViewerHeading() {
  const { picture, webgl } = useViewer();
  const { scene, visible } = picture;
  const hidden = scene.edges.length - visible.edgeCount;
  const warning = largeNetworkWarning(scene.edges.length, webgl);
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {networkSizeText(scene)}
      </h1>
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
