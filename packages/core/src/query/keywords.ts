/** Words that stand for queries, by lower-case name: configuration of an edition, not part of the language. */
export type NamedQueries = Readonly<Record<string, string>>;

/** The named queries that every edition has unless it is configured otherwise. */
export const defaultNamedQueries: NamedQueries = {
  all_expression: 'all_tfs[EXPERIMENT_TYPE=Expression]',
  in_planta_bound: "all_tfs[EDGE_TYPE='in planta:Bound']",
  all_dap: "all_tfs[EDGE_TYPE='in vitro:Bound:DAP' or EDGE_TYPE='in vitro:Bound:ampDAP']",
};

/** `all_tfs`: every TF. `multitype`: the TFs whose analyses carry more than one EXPERIMENT_TYPE. */
export const keywords = ['multitype', 'all_tfs'] as const;
export type Keyword = (typeof keywords)[number];

/** Whether a name is a keyword, in any case. */
export const isKeyword = (name: string): boolean => (keywords as readonly string[]).includes(name.toLowerCase());
