/** The regular expression in the `from` of a make, which is between slashes; undefined for a path. */
export const patternOf = (from: string): string | undefined => /^\/(.*)\/$/s.exec(from)?.[1];
