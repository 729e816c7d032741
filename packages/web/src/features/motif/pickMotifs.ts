/** Motifs that are chosen in a list, and the one that was clicked last. */
export interface Picked {
  readonly names: readonly string[];
  readonly last?: string;
}

/** A click on a name of the list: it chooses the name alone, adds or removes it, or adds a range. */
export interface PickClick {
  readonly name: string;
  readonly how: 'alone' | 'toggle' | 'range';
}

/** Keys that are held during a click. */
type PressedKeys = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** What a click on a name does: Shift extends, Ctrl (Command) adds or removes, as in a list of files. */
export const howToPick = ({ shiftKey, ctrlKey, metaKey }: PressedKeys): PickClick['how'] =>
  shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'alone';

/** The choice after a click. A range goes from the last clicked name to this one, in the order of the list. */
export function pickMotif({ names, last }: Picked, list: readonly string[], { name, how }: PickClick): Picked {
  const from = last === undefined ? -1 : list.indexOf(last);
  if (how === 'range' && from >= 0) {
    const to = list.indexOf(name);
    return { names: [...new Set([...names, ...list.slice(Math.min(from, to), Math.max(from, to) + 1)])], last: name };
  }
  if (how === 'alone') return { names: [name], last: name };
  const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  return { names: next, last: name };
}

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
