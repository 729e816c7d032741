import { countOf, formatCount } from '../formats/numbers.ts';
import type { FileDescription } from './describeFile.ts';

/** What a file was understood as, in one sentence: `A network of 62 edges of 7 TFs; line 1 is a heading; column 3 is the score`. */
export function fileSentence(file: FileDescription): string {
  return `${[summaryOf(file), headingOf(file), ...columnsOf(file)].filter((part) => part !== '').join('; ')}.`;
}

const hasChange = (columns: FileDescription['columns']): boolean =>
  columns.some(({ role }) => role === 'log2fc' || role.endsWith('fold_change'));

function summaryOf(file: FileDescription): string {
  const { kind, columns, rows, genes, lists, edges, sources, targets, induced, repressed } = file;
  switch (kind) {
    case 'network':
    case 'edges':
      return `A network of ${countOf(edges ?? 0, 'edge')} of ${countOf(sources ?? 0, 'TF')}`;
    case 'analysis':
      return `An analysis of ${countOf(rows, 'row')}: ${countOf(targets ?? 0, 'target')}${hasChange(columns) ? `, ${formatCount(induced ?? 0)} induced, ${formatCount(repressed ?? 0)} repressed` : ''}`;
    case 'peaks':
      return `${countOf(rows, 'region')} with ${countOf(genes ?? 0, 'gene')}`;
    case 'list':
      return `${(lists?.length ?? 0) > 1 ? countOf(lists?.length ?? 0, 'list') : 'A list'} of ${countOf(genes ?? 0, 'gene')}`;
    case 'unknown':
      return 'A file that is not recognized';
  }
}

const headingOf = ({ format: { heading } }: FileDescription): string =>
  heading === null ? '' : `line ${heading} is a heading`;

/** The columns whose meaning decides numbers, where a table has several. */
function columnsOf({ columns }: FileDescription): string[] {
  if (columns.length < 2) return [];
  const words: readonly (readonly [string, string])[] = [
    ['score', 'the score'],
    ['log2fc', 'the log2 fold change'],
    ['fold_change', 'the fold change'],
    ['ln_fold_change', 'the fold change as a natural logarithm'],
  ];
  return words.flatMap(([role, word]) => {
    const found = columns.filter((column) => column.role === role);
    return found.length === 1 ? [`column ${columns.indexOf(found[0]) + 1} is ${word}`] : [];
  });
}
