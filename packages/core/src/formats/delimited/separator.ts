/** What separates the cells of a line; `blanks` is any run of spaces and tabs. */
export type Separator = ',' | '\t' | ';' | 'blanks';
