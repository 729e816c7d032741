import { isName } from '../contents/names.ts';
import { badFile, type SourceFile } from './badFile.ts';
import { readText } from './readText.ts';

/** Reads the label from `dataset.json`: `{"label": "synthetic demo data"}`. Ignores other members. */
export async function readLabel(file: SourceFile | undefined): Promise<string> {
  if (!file) return '';
  const label = labelOf(await readText(file), file);
  if (label === undefined || label === '') return '';
  if (typeof label !== 'string' || !isName(label))
    throw badFile(file, undefined, 'the label is not one line of text');
  return label;
}

function labelOf(text: string, file: SourceFile): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'label' in parsed ? parsed.label : undefined;
  } catch {
    throw badFile(file, undefined, 'not JSON');
  }
}
