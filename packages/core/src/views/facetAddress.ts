import type { FacetFilter } from './facets.ts';

/** Writes a filter as texts of an address, `KEY:value` each. Keys have no colon. */
export const writeFacetFilter = ({ key, values }: FacetFilter): string[] => values.map((value) => `${key}:${value}`);

/** Reads filters from texts of an address; passes over texts without a key. */
export function readFacetFilters(texts: readonly string[]): FacetFilter[] {
  const byKey = new Map<string, Set<string>>();
  for (const text of texts) {
    const colon = text.indexOf(':');
    if (colon < 1) continue;
    const key = text.slice(0, colon);
    byKey.set(key, (byKey.get(key) ?? new Set<string>()).add(text.slice(colon + 1)));
  }
  return [...byKey].map(([key, values]) => ({ key, values: [...values] }));
}
