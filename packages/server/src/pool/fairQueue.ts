/**
 * Waiting items of several callers, each a text that identifies it. Callers take turns, and the items of a caller leave in
 * the order in which they came. Work is constant for `push`, and proportional to the callers that wait for the other steps.
 */
export class FairQueue<T extends object> {
  /** Waiting items by caller, none of them empty. The order of the callers is that of their turns. */
  private readonly groups = new Map<string, T[]>();
  private count = 0;

  /** Number of waiting items. */
  get size(): number {
    return this.count;
  }

  /** Number of waiting items of a caller. */
  waitingOf(caller: string): number {
    return this.groups.get(caller)?.length ?? 0;
  }

  /** Number of items that would leave before the next one of a caller, if all callers have the same number of running items. */
  placeOf(caller: string): number {
    const waiting = this.waitingOf(caller);
    let position = waiting;
    for (const [other, { length }] of this.groups) if (other !== caller) position += Math.min(length, waiting + 1);
    return position;
  }

  /** The caller with most waiting items; undefined when none waits. */
  longest(): string | undefined {
    let longest: string | undefined;
    for (const [caller, { length }] of this.groups)
      if (longest === undefined || length > this.waitingOf(longest)) longest = caller;
    return longest;
  }

  /** Adds an item behind those of its caller. A caller that had none gets the last turn of this round. */
  push(caller: string, item: T): void {
    this.count++;
    const group = this.groups.get(caller);
    if (group) group.push(item);
    else this.groups.set(caller, [item]);
  }

  /** Adds an item that comes before all others: it left too early. */
  unshift(caller: string, item: T): void {
    this.count++;
    const items = [item, ...(this.groups.get(caller) ?? [])];
    const others = [...this.groups].filter(([other]) => other !== caller);
    this.groups.clear();
    this.groups.set(caller, items);
    for (const [other, group] of others) this.groups.set(other, group);
  }

  /**
   * Removes the next item: that of the caller with the fewest running ones, of those the one whose turn it is. Callers that have
   * too many running, an infinite number, are left out.
   */
  shift(runningOf: (caller: string) => number = () => 0): { readonly caller: string; readonly item: T } | undefined {
    let next: string | undefined;
    for (const caller of this.groups.keys())
      if (runningOf(caller) === Infinity) continue;
      else if (next === undefined || runningOf(caller) < runningOf(next)) next = caller;
    const group = next === undefined ? undefined : this.groups.get(next);
    const item = group?.shift();
    if (next === undefined || group === undefined || item === undefined) return undefined;
    this.groups.delete(next);
    if (group.length) this.groups.set(next, group);
    this.count--;
    return { caller: next, item };
  }

  /** Removes the newest item of a caller that fits; returns undefined if none does. */
  removeNewest(caller: string, fits: (item: T) => boolean): T | undefined {
    const group = this.groups.get(caller) ?? [];
    const position = group.findLastIndex(fits);
    if (position < 0) return undefined;
    const [item] = group.splice(position, 1);
    if (group.length === 0) this.groups.delete(caller);
    this.count--;
    return item;
  }
}
