import { valueOf } from '@trellis/core';

/** Programs and fonts of a folder, by their paths: each is there packed with gzip alone, under its name with `.gz`. */
const packed: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', ttf: 'font/ttf' };

/** The media type of a file that is packed in a folder; undefined for other files. */
export const packedType = (path: string): string | undefined =>
  valueOf(packed, /^(?:assets|engine)\/.*\.(\w+)$/.exec(path)?.[1] ?? '');

/** The path under which a page asks for a file. */
export const unpackedPath = (path: string): string => path.replace(/\.gz$/, '');
