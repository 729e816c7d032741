/** Shorthands for queries by lower-case name: set in an edition's configuration, not part of the language. */
export type NamedQueries = Readonly<Record<string, string>>;

/** Analyses that a named query finds: those with one of the values of a metadata key. */
interface FoundBy {
  readonly key: string;
  readonly values: readonly string[];
}

/** What the named queries find that an edition has without configuring any. */
const found: Readonly<Record<string, FoundBy>> = {
  all_expression: { key: 'EXPERIMENT_TYPE', values: ['Expression'] },
  in_planta_bound: { key: 'EDGE_TYPE', values: ['in planta:Bound'] },
  all_dap: { key: 'EDGE_TYPE', values: ['in vitro:Bound:DAP', 'in vitro:Bound:ampDAP'] },
};

const queryOf = ({ key, values }: FoundBy): string =>
  `all_tfs[${values.map((value) => `${key}=${/\W/.test(value) ? `'${value}'` : value}`).join(' or ')}]`;

/** The named queries of the specification. */
export const defaultNamedQueries: NamedQueries = Object.fromEntries(
  Object.entries(found).map(([name, by]) => [name, queryOf(by)]),
);

/** The named queries of an edition that configures none: those of the specification that find one of its analyses. */
export function namedQueriesFor(
  analyses: readonly { readonly metadata: ReadonlyMap<string, string> }[],
): NamedQueries {
  const finds = ({ key, values }: FoundBy): boolean =>
    analyses.some(({ metadata }) => values.some((value) => metadata.get(key)?.toUpperCase() === value.toUpperCase()));
  return Object.fromEntries(Object.entries(defaultNamedQueries).filter(([name]) => finds(found[name])));
}

/** `all_tfs`: every TF. `multitype`: TFs whose analyses have more than one EXPERIMENT_TYPE. */
export const keywords = ['multitype', 'all_tfs'] as const;

/** The keyword for the analyses that the user brings with a request. */
export const ownKeyword = 'own_analyses';

/** Ignores case. */
export const isKeyword = (name: string): boolean =>
  ([...keywords, ownKeyword] as readonly string[]).includes(name.toLowerCase());
