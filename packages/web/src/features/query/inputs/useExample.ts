import type { InputField } from '../../../state/inputs.ts';
import { useSite } from '../../../api/site.ts';
import { useTfs } from '../../../api/tfs.ts';
import { inputKinds } from './inputKinds.ts';

/** Number of genes in an example. */
const geneCount = 5;

/** An example file for an input, with TFs of this data set; undefined while they are loading. */
export function useExample(field: InputField): string | undefined {
  const { data: site } = useSite();
  const { data: tfs } = useTfs();
  if (!site || !tfs?.length) return undefined;
  const ids = [...new Set([...site.examples, site.defaultTf, ...tfs.slice(0, geneCount).map(({ value }) => value)])];
  const known = ids.filter((id) => tfs.some(({ value }) => value === id));
  return inputKinds[field].example(Array.from({ length: geneCount }, (_, i) => known[i % known.length]));
}
