/** Whether a text survives a file and every engine: whole Unicode characters, LF as line end, no blanks at its ends. */
export const isTidy = (text: string): boolean => text === text.trim() && isPlain(text);

/** Whether a text is whole Unicode characters without NUL and CR and does not start with a byte order mark. */
export const isPlain = (text: string): boolean =>
  !/\p{Surrogate}/u.test(text) && !text.includes('\0') && !text.includes('\r') && !text.startsWith('\ufeff');

/** Whether a text can be an id or a name: tidy, on one line, not empty. */
export const isName = (text: string): boolean => text !== '' && isTidy(text) && !text.includes('\n');

/** Whether a text can be (part of) a file name everywhere. */
export const isFileName = (text: string): boolean => isPlain(text) && !/[/\\\n]/.test(text);

/** Whether a text can be the name of a predefined list or network: a file name up to its first dot. */
export const isDocumentName = (text: string): boolean => text !== '' && isFileName(text) && !text.includes('.');

/** Whether a number can be the id of an analysis. */
export const isAnalysisId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id <= 0x7fffffff;
