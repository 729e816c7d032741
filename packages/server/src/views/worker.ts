import { workerData } from 'piscina';
import { collectBuffers } from '@trellis/store/garbage';
import { lowerPriority } from '../pool/lowerPriority.ts';
import { taskHandler } from '../pool/taskHandler.ts';
import type { StoreSource } from './storeReader.ts';
import { openComputations } from './computations.ts';

interface WorkerData extends StoreSource {
  readonly channel: string;
  /** Whether it takes time that no other thread wants. */
  readonly isPatient: boolean;
}

const { channel, isPatient, ...source }: WorkerData = workerData;

if (isPatient) lowerPriority();

const { answer: compute, ...calls } = openComputations(source, channel);

/** Does nothing: the thread has started when it is called. */
export const start = (): void => {};

export const { readImage, packSearchImage, readUpload, examples } = calls;

/** Copies of up to 64 MB of files are garbage then. */
export const packOwn: typeof calls.packOwn = (task) =>
  calls.packOwn(task).finally(() => collectBuffers({ all: true }));

export const answer = taskHandler(compute);
