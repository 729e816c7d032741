import type { TrellisError } from '@trellis/core';
import { badFile } from '@trellis/core/formats';

/** The error of a packed file that holds more bytes than are read. */
export const tooLarge = (name: string, maxBytes: number): TrellisError =>
  badFile(name, undefined, `the file unpacks to more than ${maxBytes} bytes`);
