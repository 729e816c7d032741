import { Select } from '../../ui/fields.tsx';

const orders: readonly { readonly value: GeneOrder; readonly label: string }[] = [
  { value: 'given', label: 'As listed' },
  { value: 'boundBy', label: 'Most specific first: fewest TFs that bind' },
  { value: 'regulatedBy', label: 'Most specific first: fewest TFs that regulate' },
];

interface Props {
  readonly order: GeneOrder;
  readonly onChoose: (order: GeneOrder) => void;
}

/** Chooses the order of a list of genes. */
export const GeneOrderSelect = ({ order, onChoose }: Props) => (
  <Select
    label="Order"
    value={order}
    data={orders}
    onChange={({ currentTarget }) => {
      const chosen = orders.find(({ value }) => value === currentTarget.value);
      if (chosen) onChoose(chosen.value);
    }}
  />
);

/** How many TFs of the data set bind and regulate genes. */
export interface ListedCounts {
  readonly binding: number;
  readonly expression: number;
  readonly of: (gene: string) => { readonly boundBy: number; readonly regulatedBy: number };
}

/** As given, or the genes of the fewest TFs first: those that bind them, or those that regulate them. */
export type GeneOrder = 'given' | 'boundBy' | 'regulatedBy';

/** The genes by rising number of TFs; equal ones by the other number, then as given. */
export function orderGenes(
  genes: readonly string[],
  order: GeneOrder,
  counts: ListedCounts | undefined,
): readonly string[] {
  if (order === 'given' || !counts) return genes;
  const other = order === 'boundBy' ? 'regulatedBy' : 'boundBy';
  const keyed = genes.map((gene) => ({ gene, ...counts.of(gene) }));
  return keyed.sort((a, b) => a[order] - b[order] || a[other] - b[other]).map(({ gene }) => gene);
}
