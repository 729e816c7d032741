import type { ChosenMotifs } from '@trellis/contract';
import { corrections } from '@trellis/core';
import { pShade } from '@trellis/figures';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChosenMotifs, useMotifNames } from '../../api/motifs.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { toCsv } from '../../ui/csv.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Download } from '../../ui/icons.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import viewStyles from '../../ui/view.module.css';
import { setName } from './columns.ts';
import { MotifPicker } from './MotifPicker.tsx';
import { useMotifState } from './state.ts';
import styles from './Individual.module.css';

/** The individual motifs: by default those of each TF, and any others that are chosen. */
export function Individual({ request }: { readonly request: RequestRef }) {
  const { regions, correction, chosen, set } = useMotifState();
  const names = useMotifNames();
  const motifs = chosen[request.id];
  const { data, error, refetch } = useChosenMotifs(request, { regions, correction, motifs });
  const [picking, setPicking] = useState<number | 'all'>();
  if (names.error) {
    return (
      <EmptyState title="No individual motifs">
        <p>{names.error.message}</p>
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState message={`The motifs could not be tested. ${error.message}`} onRetry={() => void refetch()}>
        {motifs && (
          <Button variant="default" size="xs" onClick={() => set({ chosen: without(chosen, request.id) })}>
            Back to the motifs of each TF
          </Button>
        )}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height={240} label="Testing the motifs" />;
  const lists = data.columns.map((column) => [...(column.motifs as readonly string[])]);
  const choose = (next: readonly (readonly string[])[]) => set({ chosen: { ...chosen, [request.id]: next } });
  const total = new Set(lists.flat()).size;
  return (
    <>
      <div className={viewStyles.head}>
        <div>
          <h2>
            {countOf(total, 'individual motif')} in {countOf(data.columns.length, 'gene set')}
          </h2>
          <p className={viewStyles.note}>
            Fisher’s exact test on numbers of motif hits, one-sided; p-values corrected by{' '}
            {corrections[data.correction]} over all chosen motifs. Without a choice: the motifs named after each TF.
          </p>
        </div>
        <div className={viewStyles.tools}>
          <Button variant="default" onClick={() => setPicking('all')}>
            Add/Remove Motifs
          </Button>
          {motifs && (
            <Button variant="default" onClick={() => set({ chosen: without(chosen, request.id) })}>
              Motifs of each TF
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<Download />}
            onClick={() => saveFile('individual_motifs.csv', csvOf(data))}
          >
            Save CSV
          </Button>
        </div>
      </div>
      <MotifTable motifs={data} onPick={setPicking} />
      {picking !== undefined && names.data && (
        <MotifPicker
          title={picking === 'all' ? 'Motifs of all gene sets' : setName(data.columns[picking] as never, picking)}
          names={names.data.motifs}
          chosen={picking === 'all' ? commonTo(lists) : lists[picking]}
          onChange={(next) => choose(changed(lists, picking, next))}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Motifs that every gene set has. */
const commonTo = (lists: readonly (readonly string[])[]): string[] =>
  (lists[0] ?? []).filter((motif) => lists.every((list) => list.includes(motif)));

/** The lists after a choice for one gene set, or for all: there only what was common before is replaced. */
function changed(
  lists: readonly (readonly string[])[],
  which: number | 'all',
  next: readonly string[],
): (readonly string[])[] {
  if (which !== 'all') return lists.map((list, i) => (i === which ? next : list));
  const before = new Set(commonTo(lists));
  return lists.map((list) => [...new Set([...list.filter((motif) => !before.has(motif)), ...next])]);
}

/** The columns of the table: a motif of a gene set each, or a gene set without motifs. */
function slotsOf({ columns }: ChosenMotifs): { readonly set: number; readonly motif: string }[] {
  return columns.flatMap((column, set) => {
    const motifs = column.motifs as readonly string[];
    return motifs.length ? motifs.map((motif) => ({ set, motif })) : [{ set, motif: '' }];
  });
}

interface TableProps {
  readonly motifs: ChosenMotifs;
  readonly onPick: (set: number) => void;
}

function MotifTable({ motifs, onPick }: TableProps) {
  const slots = slotsOf(motifs);
  const values = motifs.result.flatMap(([, ...p]) => p.filter((value) => typeof value === 'number'));
  const smallest = Math.min(1, ...values);
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label="Individual motifs">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Region
            </th>
            {motifs.columns.map((column, set) => (
              <th key={set} scope="colgroup" colSpan={slots.filter((slot) => slot.set === set).length}>
                <span>{setName(column as never, set)}</span>
                <Button variant="subtle" size="compact-xs" onClick={() => onPick(set)}>
                  Select Motifs
                </Button>
              </th>
            ))}
          </tr>
          <tr>
            {slots.map(({ set, motif }) => (
              <th key={`${set} ${motif}`} scope="col">
                {motif || 'none chosen'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {motifs.result.map(([region, ...p]) => (
            <tr key={String(region)}>
              <th scope="row">{region}</th>
              {p.map((value, i) => (
                <td
                  key={`${slots[i].set} ${slots[i].motif}`}
                  style={pShade(typeof value === 'number' ? value : null, { smallest })}
                >
                  {typeof value === 'number' ? value.toExponential(5) : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function csvOf(motifs: ChosenMotifs): Blob {
  const slots = slotsOf(motifs);
  const sets = slots.map(({ set }) => {
    const { motifs: _, ...info } = motifs.columns[set];
    return Object.entries(info)
      .map(([key, value]) => `${key}=${String(value)}`)
      .join(';');
  });
  const rows = [['region', ...sets], ['', ...slots.map(({ motif }) => motif)], ...motifs.result];
  return new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
}
