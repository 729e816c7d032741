import type { ChosenMotifs } from '@trellis/contract';
import { pShade } from '@trellis/figures';
import { Button } from '../../ui/Button.tsx';
import { useMemo } from 'react';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { setName, testText } from './columns.ts';
import { motifSlots, smallestTested, testedMotifs, type MotifSlot } from './motifLists.ts';
import type { SymbolOf } from './motifSymbols.ts';
import { useMotifOptions } from './state.ts';

interface Props {
  readonly tested: ChosenMotifs;
  readonly symbolOf: SymbolOf;
  /** Called with the gene set whose motifs are to be chosen. */
  readonly onPick: (set: number) => void;
}

/** A motif of a gene set, and its place in the rows of the answer. */
interface Row extends MotifSlot {
  readonly index: number;
}

/** p-values of the individual motifs of many gene sets: a row per gene set and motif, a column per region. */
export function MotifRows({ tested, symbolOf, onPick }: Props) {
  const { sort, set } = useMotifOptions();
  const rows = useMemo(() => motifSlots(testedMotifs(tested)).map((slot, index) => ({ ...slot, index })), [tested]);
  return (
    <DataTable
      caption="Individual motifs"
      rows={rows}
      rowKey={(row) => `${row.set} ${row.motif}`}
      columns={columnsOf({ tested, symbolOf, onPick })}
      sort={sort}
      onSort={(next) => set({ sort: next })}
    />
  );
}

function columnsOf({ tested, symbolOf, onPick }: Props): DataColumn<Row>[] {
  const smallest = smallestTested(tested);
  return [
    {
      id: 'set',
      name: 'Gene set',
      value: (row) => row.set,
      show: (row) => setName(tested.columns[row.set], row.set),
    },
    {
      id: 'motif',
      name: 'Motif',
      value: (row) => row.motif,
      show: ({ motif }) => (
        <>
          {motif || 'none chosen'} <em>{symbolOf(motif)}</em>
        </>
      ),
    },
    ...tested.result.map(([region], r): DataColumn<Row> => ({
      id: `region ${region}`,
      name: `${region} (p-value)`,
      numeric: true,
      value: ({ index }) => tested.log10[r][index],
      show: ({ index }) => testText({ log10: tested.log10[r], folds: tested.folds[r] }, index),
      style: ({ index }) => pShade(tested.log10[r][index], { smallest }),
    })),
    {
      id: 'select',
      name: 'Choice',
      value: () => null,
      show: (row) => (
        <Button variant="subtle" size="compact-xs" onClick={() => onPick(row.set)}>
          Select Motifs
        </Button>
      ),
    },
  ];
}
