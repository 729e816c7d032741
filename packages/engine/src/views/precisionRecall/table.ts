import { defineTable } from '../../table.ts';

interface Row {
  readonly recall: number;
  readonly precision: number;
}

/** A curve as parallel arrays, a point each. */
interface Curved {
  readonly curve: { readonly recall: ArrayLike<number>; readonly precision: ArrayLike<number> };
}

/** The precision-recall curve of a target network: a row per point. */
export const precisionRecallTable = defineTable<Curved, Row>(
  ({ curve: { precision, recall } }) =>
    Array.from(recall, (value, i) => ({ recall: value, precision: precision[i] })),
  [
    {
      name: 'recall',
      meaning: 'Share of the validated edges that are predicted up to this point',
      unit: 'share, 0 to 1',
      cell: ({ recall }) => recall,
    },
    {
      name: 'precision',
      meaning: 'Share of the edges predicted up to this point that are validated',
      unit: 'share, 0 to 1',
      cell: ({ precision }) => precision,
    },
  ],
);
