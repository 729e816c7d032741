import { readGeneNames } from '@trellis/contract';
import { linkTo } from '../../api/client.ts';
import type { ReadOrder, ReadReport } from './readingTask.ts';

/** Reads files in workers, so that the page stays responsive. */
export interface FileReader {
  read(order: Omit<ReadOrder, 'job' | 'names'>): Promise<ReadReport>;
  /** Ends the workers; orders that are not done are never answered. */
  end(): void;
}

/** More workers do not help: each has all names of genes. */
const maxWorkers = 2;

/** A reader of files; its workers start with the first file. */
export function makeReader(): FileReader {
  const waiting = new Map<number, (report: ReadReport) => void>();
  const workers: Worker[] = [];
  let jobs = 0;
  const workerFor = (job: number): Worker => {
    const index = job % maxWorkers;
    workers[index] ??= startWorker((report) => {
      waiting.get(report.job)?.(report);
      waiting.delete(report.job);
    });
    return workers[index];
  };
  return {
    read: (requested) =>
      new Promise((done) => {
        const order: ReadOrder = { job: jobs++, names: linkToGeneNames(), ...requested };
        waiting.set(order.job, done);
        workerFor(order.job).postMessage(order);
      }),
    end: () => workers.splice(0).forEach((worker) => worker.terminate()),
  };
}

function startWorker(take: (report: ReadReport) => void): Worker {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ReadReport>) => take(data);
  return worker;
}

/** Address of the names of all genes, for a worker that recognizes genes. */
export const linkToGeneNames = (): string => new URL(linkTo(readGeneNames), window.location.href).href;
