import type { Site, TfItem } from '@trellis/contract';

/** Two TFs of the data set to explain things with, by what one would type for them. */
export interface ExampleTfs {
  readonly first: TfItem;
  readonly second: TfItem;
}

/** The edition's own examples where the data set has them, else its first TFs; undefined without two TFs. */
export function exampleTfs(
  site: Pick<Site, 'default_tf' | 'examples'>,
  tfs: readonly TfItem[],
): ExampleTfs | undefined {
  const wanted = [site.default_tf, ...site.examples, ...tfs.map(({ value }) => value)];
  const [first, second] = [...new Set(wanted)].flatMap((id) => tfs.find(({ value }) => value === id) ?? []);
  return first && second ? { first, second } : undefined;
}

/** What one types for a TF: its symbol, else its id. A symbol that another TF has too would be ambiguous. */
export function shortName({ value, name }: TfItem, tfs: readonly TfItem[]): string {
  return name && tfs.filter((tf) => tf.name === name).length === 1 ? name : value;
}
