import { Progress } from '@mantine/core';
import type { Place } from '@trellis/figures';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { NetworkScene } from '../scene/scene.ts';
import { forceTask, geneKeyedPlaces, type ForceOrder, type ForceReport } from './forceTask.ts';
import styles from './Layout.module.css';

/** A force-directed layout that is being computed in a worker. */
export interface ForceRun {
  /** Share of the work that is done, from 0 to 1; undefined while nothing runs. */
  readonly share: number | undefined;
  start(scene: NetworkScene): void;
  /** Ends the work and takes the places so far. */
  stop(): void;
  /** Ends the work and keeps the places from before. */
  cancel(): void;
}

interface Options {
  readonly onPlaces: (places: ReadonlyMap<string, Place>) => void;
  readonly onFailure: (message: string) => void;
}

/** Computes force-directed layouts, one at a time; leaving the page ends the work. */
export function useForceLayout({ onPlaces, onFailure }: Options): ForceRun {
  const worker = useRef<Worker>(undefined);
  const [share, setShare] = useState<number>();
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setShare(undefined);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const send = (order: ForceOrder) => worker.current?.postMessage(order);
  const start = (scene: NetworkScene) => {
    end();
    setShare(0);
    worker.current = new Worker(new URL('./force.worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<ForceReport>) => {
      if (data.type === 'progress') return setShare(data.done / data.of);
      end();
      onPlaces(geneKeyedPlaces(scene, data.places));
    };
    worker.current.onerror = () => {
      end();
      onFailure('The force-directed layout could not be computed in this browser. The layout stays as it was.');
    };
    send({ type: 'start', task: forceTask(scene) });
  };
  return { share, start, stop: () => send({ type: 'stop' }), cancel: end };
}

/** The progress of a force-directed layout; nothing while none is computed. */
export function LayoutProgress({ share, stop, cancel }: ForceRun) {
  if (share === undefined) return null;
  return (
    <div className={styles.progress} role="status">
      <span>Computing the layout</span>
      <Progress className={styles.bar} value={100 * share} transitionDuration={0} aria-label="Computing the layout" />
      <Button size="compact-sm" variant="default" title="Use the layout as far as it is" onClick={stop}>
        Stop
      </Button>
      <Button size="compact-sm" variant="subtle" title="Keep the layout from before" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
