/** Shorthands for queries by lower-case name: set in an edition's configuration, not part of the language. */
export type NamedQueries = Readonly<Record<string, string>>;

/** `all_tfs`: every TF. `multitype`: TFs whose analyses have more than one EXPERIMENT_TYPE. */
export const keywords = ['multitype', 'all_tfs'] as const;

/** The keyword for the analyses that the user brings with a request. */
export const ownKeyword = 'own_analyses';

/** Ignores case. */
export const isKeyword = (name: string): boolean =>
  ([...keywords, ownKeyword] as readonly string[]).includes(name.toLowerCase());
