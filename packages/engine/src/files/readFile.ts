import {
  decodeBytes,
  isGzip,
  isZip,
  readBytes,
  readSheetRows,
  refuseBinary,
  refuseText,
  refused,
  textOfSheets,
  type FileOptions,
  type RecognizedFile,
} from '@trellis/core/reading';
import { gunzip } from './gunzip.ts';
import { readWorkbook } from './workbook.ts';

/** The name of a file without the ending of gzip, which its text does not have. */
const unpackedName = (name: string): string => name.replace(/\.gz$/i, '');

/** Recognizes a file: a text, packed or not, or an xlsx workbook. The answer has an error for a file that cannot be read. */
export async function readFileBytes(packed: Uint8Array<ArrayBuffer>, options: FileOptions): Promise<RecognizedFile> {
  try {
    const bytes = await gunzip(packed, options.name);
    const named = isGzip(packed) ? { ...options, name: unpackedName(options.name) } : options;
    return isZip(bytes) ? readSheetRows(await readWorkbook(bytes, options.name), named) : readBytes(bytes, named);
  } catch (error) {
    return refused(error, options);
  }
}

/**
 * The text of an uploaded file, as requests keep it: unpacked and decoded; the sheets of a workbook one after the other (see
 * `textOfSheets`). Throws `unsupported-file` for a file that is neither.
 */
export async function textOfFile(packed: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const bytes = await gunzip(packed, name);
  if (isZip(bytes)) return textOfSheets(await readWorkbook(bytes, name));
  refuseBinary(bytes, name);
  const { text } = decodeBytes(bytes);
  refuseText(text, unpackedName(name));
  return text.all;
}
