import type { Site } from '@trellis/contract';
import type { TfItem } from '@trellis/core';

/** Two TFs for the example queries. */
export interface ExampleTfs {
  readonly first: TfItem;
  readonly second: TfItem;
}

/** The examples of the edition that the data set has, otherwise its first TFs; undefined for a data set without two TFs. */
export function exampleTfs(
  site: Pick<Site, 'defaultTf' | 'examples'>,
  tfs: readonly TfItem[],
): ExampleTfs | undefined {
  const wanted = [site.defaultTf, ...site.examples, ...tfs.map(({ value }) => value)];
  const [first, second] = [...new Set(wanted)].flatMap((id) => tfs.find(({ value }) => value === id) ?? []);
  return first && second ? { first, second } : undefined;
}

/** The symbol of a TF, or its id when the symbol is missing or belongs to several TFs. */
export function unambiguousName({ value, name }: TfItem, tfs: readonly TfItem[]): string {
  return name && tfs.filter((tf) => tf.name === name).length === 1 ? name : value;
}
