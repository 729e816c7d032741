import { valueOf } from '@trellis/core';
import { describedFileName, type FileSubject } from '@trellis/core/formats';

/** Names that scripts rely on, with the view that they are about. */
const fixedNames: Readonly<Record<string, string | undefined>> = {
  'output.csv': 'interactions.csv',
  'output.xlsx': 'table.xlsx',
  'pruned_network.csv': 'pruned_network.csv',
};

/**
 * Content-Disposition of a file about a result. Browsers save it under a name with edition, query and date; where scripts
 * rely on a fixed name, it stays the plain name of the header.
 */
export function fileHeader(file: string, subject: FileSubject, date: string): string {
  const view = valueOf(fixedNames, file);
  const name = describedFileName(view ?? file.replace(/^trellis_result\./, 'archive.'), subject, date);
  return view ? `attachment; filename="${file}"; filename*=UTF-8''${name}` : `attachment; filename="${name}"`;
}
