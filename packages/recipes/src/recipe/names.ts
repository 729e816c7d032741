/**
 * Whether a text can be the base name of a file of the import layout: it holds no slash, and does not begin with a dot, or
 * with digits and `_`, which would number an analysis.
 */
export const isFileName = (name: string): boolean =>
  /^[\w(+-][\w .,:;()+=&@%-]{0,180}$/.test(name) && !/^\d+_/.test(name);

/** Whether a text is the path of a file inside a source: relative, with slashes, and without `.` and `..` as folders. */
export const isInnerPath = (path: string): boolean =>
  !/[\\\p{Cc}]/u.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** The files that can be copied into an import folder as they are. */
const copied = /^(?:go\.obo|go_annotations[\w.-]*\.(?:gaf|tsv)|motifs(?:_indv)?\.csv)(?:\.gz)?$/;

export const isCopied = (name: string): boolean => copied.test(name);

/** What is wrong with a regular expression; undefined if nothing is. */
export function expressionFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(': ').at(-1) : '';
    return `the regular expression ${pattern} is not valid: ${reason}`;
  }
}
