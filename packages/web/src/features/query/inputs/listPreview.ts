import { formatCount } from '../../../ui/numbers.ts';

const maxPreviewLines = 20;

/** The first 20 lines of a list, and how many more there are. */
export function listPreview(text: string): string {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const rest = lines.length - maxPreviewLines;
  if (rest <= 0) return lines.join('\n');
  return `${lines.slice(0, maxPreviewLines).join('\n')}\n… ${formatCount(rest)} more lines`;
}
