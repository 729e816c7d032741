import type { BoundRegulated } from '@trellis/contract';
import { corrections, type GenePart } from '@trellis/core';
import { useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { saveFile } from '../../ui/saveFile.ts';
import viewStyles from '../../ui/view.module.css';
import { PartDialog } from './PartDialog.tsx';
import { analysesOf, boundCsv, directions, nameOf, sumOf, type Row } from './rows.ts';
import { useBoundState } from './state.ts';
import styles from './BoundTable.module.css';

interface Props {
  readonly request: RequestRef;
  readonly compared: BoundRegulated;
}

interface Chosen {
  readonly row: Row;
  readonly part: GenePart;
}

/** A row per TF: how many of its targets are bound, regulated or both; each number opens its genes. */
export function BoundTable({ request, compared }: Props) {
  const { correction, sort, set } = useBoundState();
  const [chosen, setChosen] = useState<Chosen>();
  const title = `Agreement of binding and regulation for ${countOf(compared.rows.length, 'TF')}`;
  return (
    <section className={viewStyles.view} aria-label="Bound and Regulated">
      <div className={viewStyles.head}>
        <div>
          <h2>{title}</h2>
          <p className={viewStyles.note}>
            Bound in any binding analysis, regulated in any expression analysis of the TF. Fisher’s exact test,
            one-sided; only the {countOf(compared.population, 'gene')} of the background and the target lists count.
            p-values corrected by {corrections[compared.correction]} over the TFs. Click a number for its genes.
          </p>
        </div>
        <div className={viewStyles.tools}>
          <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
          <DownloadMenu
            label="Save"
            items={[
              {
                name: 'The table',
                detail: 'csv',
                file: 'bound_and_regulated.csv',
                make: () => saveFile('bound_and_regulated.csv', boundCsv(compared)),
              },
            ]}
          />
        </div>
      </div>
      <ul className={viewStyles.legend} aria-label="Colors">
        {directions.map(({ key, name, color }) => (
          <li key={key}>
            <span className={styles.sample} style={{ background: color }} />
            {key === 'other' ? 'analyses disagree, or give no fold change' : name}
          </li>
        ))}
      </ul>
      <DataTable
        caption={title}
        rows={compared.rows}
        rowKey={(row) => row.tf}
        columns={columnsOf(compared, (row, part) => setChosen({ row, part }))}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        first="desc"
      />
      {chosen && <PartDialog request={request} {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function columnsOf({ correction }: BoundRegulated, onPick: (row: Row, part: GenePart) => void): DataColumn<Row>[] {
  const pick = (row: Row, part: GenePart, count: number, color?: string) =>
    count === 0 ? (
      <span className={styles.zero}>0</span>
    ) : (
      <button type="button" className={styles.count} onClick={() => onPick(row, part)}>
        {color !== undefined && <span className={styles.sample} style={{ background: color }} />}
        {formatCount(count)}
      </button>
    );
  const split = (set: 'regulated' | 'both', name: string): DataColumn<Row>[] => [
    {
      id: set,
      name,
      numeric: true,
      value: (row) => sumOf(row[set]),
      show: (row) => pick(row, set, sumOf(row[set])),
    },
    ...directions.map((direction): DataColumn<Row> => ({
      id: `${set}:${direction.key}`,
      name: `${name}, ${direction.name}`,
      title: direction.name,
      numeric: true,
      value: (row) => row[set][direction.key],
      show: (row) => pick(row, `${set}:${direction.key}`, row[set][direction.key], direction.color),
    })),
  ];
  return [
    { id: 'tf', name: 'TF', value: nameOf },
    {
      id: 'analyses',
      name: 'Analyses',
      value: (row) => row.binding.length + row.expression.length,
      show: (row) => (
        <span title={`${analysesOf(row.binding)}\n${analysesOf(row.expression)}`}>
          {row.binding.length} binding, {row.expression.length} expression
        </span>
      ),
    },
    {
      id: 'bound',
      name: 'Bound only',
      numeric: true,
      value: (row) => row.bound,
      show: (row) => pick(row, 'bound', row.bound),
    },
    ...split('both', 'Bound and regulated'),
    ...split('regulated', 'Regulated only'),
    {
      id: 'expected',
      name: 'Expected in common',
      numeric: true,
      value: (row) => row.expected,
      show: (row) => row.expected.toFixed(1),
    },
    {
      id: 'p',
      name: `p (${corrections[correction]})`,
      numeric: true,
      value: (row) => row.adjusted,
      show: (row) => row.adjusted.toExponential(2),
    },
  ];
}
