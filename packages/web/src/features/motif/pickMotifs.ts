/** Motifs that are chosen in a list, and the one that was clicked last. */
export interface Picked {
  readonly names: readonly string[];
  readonly last?: string;
}

/** A click on a name of the list; `range` with Shift. */
export interface PickClick {
  readonly name: string;
  readonly range: boolean;
}

/**
 * The choice after a click: the name is added, or removed if it was chosen; with Shift all names from the last clicked one
 * to this one are added, in the order of the list.
 */
export function pickMotif({ names, last }: Picked, list: readonly string[], { name, range }: PickClick): Picked {
  const from = last === undefined ? -1 : list.indexOf(last);
  if (range && from >= 0) {
    const to = list.indexOf(name);
    return { names: [...new Set([...names, ...list.slice(Math.min(from, to), Math.max(from, to) + 1)])], last: name };
  }
  const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  return { names: next, last: name };
}
