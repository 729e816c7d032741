import type { Place } from '@trellis/figures';
import { useEffect, useRef, useState } from 'react';
import { geneKeyedPlaces } from './geneKeyedPlaces.ts';
import { forceTask, type ForceOrder, type ForceReport } from './forceTask.ts';
import type { NetworkScene } from '../scene/scene.ts';

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
