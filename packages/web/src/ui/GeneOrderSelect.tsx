import type { GeneOrder } from './geneOrder.ts';
import { Select } from './Select.tsx';

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
