import type { NamedQueries } from './keywords.ts';

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

const queriesOf = (found: readonly (readonly [name: string, by: FoundBy])[]): NamedQueries =>
  Object.fromEntries(found.map(([name, by]) => [name, queryOf(by)]));

/** The named queries of the specification. */
export const defaultNamedQueries: NamedQueries = queriesOf(Object.entries(found));

/** The named queries of an edition that configures none: those of the specification that find one of its analyses. */
export function namedQueriesFor(
  analyses: readonly { readonly metadata: ReadonlyMap<string, string> }[],
): NamedQueries {
  const finds = ({ key, values }: FoundBy): boolean =>
    analyses.some(({ metadata }) => values.some((value) => metadata.get(key)?.toUpperCase() === value.toUpperCase()));
  return queriesOf(Object.entries(found).filter(([, by]) => finds(by)));
}
