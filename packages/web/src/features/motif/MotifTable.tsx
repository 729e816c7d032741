import { foldCell } from '../../shared/statistics/pAndFold.tsx';
import type { ChosenMotifs } from '@trellis/contract';
import { sameExperimentsText } from '@trellis/core/dataset';
import { pShade } from '@trellis/figures';
import { useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { setName, testText, useIsSameExperiment, type IsSameExperiment } from './columns.ts';
import { motifSlots, smallestTested, testedMotifs, type MotifSlot } from './motifLists.ts';
import type { SymbolOf } from './pickMotifs.ts';
import { useMotifOptions } from './state.ts';
import styles from './MotifTable.module.css';

interface Props {
  readonly tested: ChosenMotifs;
  readonly symbolOf: SymbolOf;
  /** Called with the gene set whose motifs are to be chosen. */
  readonly onPick: (set: number) => void;
}

/** p-values of the individual motifs: a row per region, a column per motif, grouped by gene set. */
export function MotifTable({ tested, symbolOf, onPick }: Props) {
  const slots = motifSlots(testedMotifs(tested));
  const smallest = smallestTested(tested);
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label="Individual motifs">
      <table className={styles.table}>
        <Head
          columns={tested.columns}
          slots={slots}
          symbolOf={symbolOf}
          onPick={onPick}
          isSameExperiment={useIsSameExperiment('individual')}
        />
        <tbody>
          {tested.result.map(([region], r) => (
            <tr key={String(region)}>
              <th scope="row">{region}</th>
              {tested.log10[r].map((value, i) => (
                <td key={`${slots[i].set} ${slots[i].motif}`} style={pShade(value, { smallest })}>
                  {testText({ log10: tested.log10[r], folds: tested.folds[r] }, i)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps extends Pick<Props, 'symbolOf' | 'onPick'> {
  readonly columns: ChosenMotifs['columns'];
  readonly slots: readonly MotifSlot[];
  readonly isSameExperiment: IsSameExperiment;
}

const Head = ({ columns, slots, symbolOf, onPick, isSameExperiment }: HeadProps) => (
  <thead>
    <tr>
      <th scope="col" rowSpan={2}>
        Region
      </th>
      {columns.map((column, set) => (
        <th key={set} scope="colgroup" colSpan={slots.filter((slot) => slot.set === set).length}>
          <span>{setName(column, set)}</span>
          {isSameExperiment(column) && <small>{sameExperimentsText}</small>}
          <Button variant="subtle" size="compact-xs" onClick={() => onPick(set)}>
            Select Motifs
          </Button>
        </th>
      ))}
    </tr>
    <tr>
      {slots.map(({ set, motif }) => (
        <th key={`${set} ${motif}`} scope="col">
          <span>{motif || 'none chosen'}</span>
          <em>{symbolOf(motif)}</em>
        </th>
      ))}
    </tr>
  </thead>
);

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
      show: ({ index }) => foldCell(testText({ log10: tested.log10[r], folds: tested.folds[r] }, index)),
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
