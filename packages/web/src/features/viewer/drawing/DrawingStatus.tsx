import { Loader } from '../../../ui/Loader.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import styles from './GraphCanvas.module.css';

interface Props {
  readonly ready: boolean;
  readonly failure: string | undefined;
}

/** Progress or failure of a drawing; nothing once it is there. */
export function DrawingStatus({ ready, failure }: Props) {
  if (failure) {
    return (
      <div className={styles.failure}>
        <ErrorState message={`The network could not be drawn. ${failure}`} />
      </div>
    );
  }
  if (ready) return null;
  return (
    <div className={styles.drawing} role="status">
      <Loader size={16} /> Drawing the network
    </div>
  );
}
