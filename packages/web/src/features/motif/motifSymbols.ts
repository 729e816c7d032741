/** Symbol of the TF of an individual motif, by the motif's name; undefined where it has none. */
export type SymbolOf = (motif: string) => string | undefined;

/** Symbols of motifs whose names begin with the gene id of a TF, such as `AT4G24020_DAP`. */
export function motifSymbols(tfs: readonly { readonly value: string; readonly name: string }[]): SymbolOf {
  const byId = new Map(tfs.map(({ value, name }) => [value.toUpperCase(), name]));
  return (motif) => {
    const id = motif.split('_')[0];
    const symbol = byId.get(id.toUpperCase());
    return symbol && symbol.toUpperCase() !== id.toUpperCase() ? symbol : undefined;
  };
}

/** The motifs whose name or symbol contains a text, in any case. */
export function findMotifs(names: readonly string[], text: string, symbolOf: SymbolOf): readonly string[] {
  const wanted = text.trim().toLowerCase();
  return names.filter((name) => `${name}\n${symbolOf(name) ?? ''}`.toLowerCase().includes(wanted));
}
