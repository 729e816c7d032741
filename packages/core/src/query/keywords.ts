/** Shorthands for queries by lower-case name: set in an edition's configuration, not part of the language. */
export type NamedQueries = Readonly<Record<string, string>>;

/** The named queries of an edition that configures none. */
export const defaultNamedQueries: NamedQueries = {
  all_expression: 'all_tfs[EXPERIMENT_TYPE=Expression]',
  in_planta_bound: "all_tfs[EDGE_TYPE='in planta:Bound']",
  all_dap: "all_tfs[EDGE_TYPE='in vitro:Bound:DAP' or EDGE_TYPE='in vitro:Bound:ampDAP']",
};

/** `all_tfs`: every TF. `multitype`: TFs whose analyses have more than one EXPERIMENT_TYPE. */
export const keywords = ['multitype', 'all_tfs'] as const;

/** The keyword for the analyses that the user brings with a request. */
export const ownKeyword = 'own_analyses';

/** Ignores case. */
export const isKeyword = (name: string): boolean =>
  ([...keywords, ownKeyword] as readonly string[]).includes(name.toLowerCase());
