import { readDelimitedText, type DelimitedOptions } from '@trellis/core/formats';
import type { Table } from '../table.ts';
import { decodeText } from './decodeText.ts';

/** Reads a CSV, TSV or similar file, packed or not. */
export const readDelimited = (bytes: Uint8Array, options: DelimitedOptions): Table =>
  readDelimitedText(decodeText(bytes, options.name), options);
