import type { EditionSettings } from '@trellis/core/edition';
import { readEditionSettings } from '@trellis/core/yaml';
import type { SourceFile } from './badFile.ts';
import { readText } from './readText.ts';

/** Reads an `edition.yaml`. Throws `bad-file` with the line of the first fault. */
export const readEditionFile = async (file: SourceFile): Promise<EditionSettings> =>
  readEditionSettings({ shown: file.shown, text: await readText(file) });
