import { TrellisError } from '@trellis/core';
import { changedSource } from './changedSource.ts';
import { PartFile } from './partFile.ts';
import { receive, type Receiving } from './receive.ts';
import { retry, type RetryOptions } from './retry.ts';

export interface Download extends Receiving, RetryOptions {
  /** Waits until a request to the host can begin. */
  readonly awaitTurn: () => Promise<void>;
}

/**
 * Downloads a file to `target`, which appears when it is complete and right. What an earlier download has left is continued; a
 * continued file that turns out wrong is downloaded once more from its first byte. Throws DownloadFailure when the file cannot
 * be had, `bad-file` when the source has changed, and the reason of an abort; what has arrived then stays as a part.
 */
export async function download(target: string, options: Download): Promise<void> {
  const part = await PartFile.open(target);
  try {
    await fill(part, options);
  } catch (error) {
    // An abort can have any reason, also the change of another source.
    if (error instanceof TrellisError && !options.signal.aborted) await part.clear();
    await part.release();
    throw error;
  }
  await part.complete();
}

async function fill(part: PartFile, options: Download): Promise<void> {
  const { file, url, received } = options;
  for (let mayBeginAgain = true; ; mayBeginAgain = false) {
    if (part.size > file.bytes) await part.clear();
    received(part.size);
    const isContinued = await receiveAll(part, options);
    const found = await part.fingerprint();
    if (found.bytes === file.bytes && found.sha256 === file.sha256) return;
    if (!isContinued || !mayBeginAgain) throw changedSource(url, file, found);
    await part.clear();
  }
}

/** Returns whether the bytes come from more than one answer. */
async function receiveAll(part: PartFile, options: Download): Promise<boolean> {
  let isContinued = part.size > 0;
  if (part.size === options.file.bytes) return isContinued;
  await retry(async () => {
    await options.awaitTurn();
    isContinued = part.size > 0;
    await receive(part, options);
  }, options);
  return isContinued;
}
