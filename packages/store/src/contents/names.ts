/** Whether files and engines return a text unchanged: whole Unicode characters, LF line ends, no spaces at either end. */
export const isTidy = (text: string): boolean => text === text.trim() && isPlain(text);

/** Whether a text consists of whole Unicode characters without NUL, CR and a leading byte order mark. */
export const isPlain = (text: string): boolean =>
  !/\p{Surrogate}/u.test(text) && !text.includes('\0') && !text.includes('\r') && !text.startsWith('\ufeff');

/** Whether a text can be an id or a name: tidy, on one line, not empty. */
export const isName = (text: string): boolean => text !== '' && isTidy(text) && !text.includes('\n');

/** Whether a text can be (part of) a file name on every system. */
export const isFileName = (text: string): boolean => isPlain(text) && !/[/\\\n]/.test(text);

/** Whether a text can be the name of a predefined list or network: a file name up to its first dot. */
export const isDocumentName = (text: string): boolean => text !== '' && isFileName(text) && !text.includes('.');

/** Whether a number can be the id of an analysis. */
export const isAnalysisId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id <= 0x7fffffff;

/** Whether a text is tidy, on one line, with single blanks only: as YAML and OBO files are read. It can be empty. */
export const isLine = (text: string): boolean => isTidy(text) && !/\s\s|[^\S ]/.test(text);

/** Whether a text can be the id of a term in an OBO file. */
export const isTermId = (text: string): boolean => isName(text) && !/[\s{}!\\]/.test(text);
