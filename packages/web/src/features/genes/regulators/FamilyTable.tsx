import type { RegulatorFamily, RegulatorsView } from '@trellis/core/regulators';
import { formatPValue } from '@trellis/core/stats';
import { expectedOverlap } from '@trellis/core/views';
import { useState } from 'react';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { formatOverlapFold } from '../../../shared/statistics/pAndFold.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { GeneLink } from '../../../shared/genes/GeneLink.tsx';
import { countOf } from '../../../ui/numbers.ts';
import type { Sort } from '../../../ui/sort.ts';
import viewStyles from '../../../ui/view.module.css';

const columns: readonly DataColumn<RegulatorFamily>[] = [
  { id: 'family', name: 'Family', value: ({ family }) => family },
  { id: 'rank', name: 'Best rank', numeric: true, value: ({ bestRank }) => bestRank },
  { id: 'tf', name: 'Best TF', value: ({ bestTf }) => bestTf, show: ({ bestTf }) => <GeneLink id={bestTf} /> },
  {
    id: 'first',
    name: 'Members among the first',
    numeric: true,
    value: ({ k }) => k,
    show: ({ k, n }) => `${k} of the first ${n}`,
  },
  {
    id: 'all',
    name: 'Members among all',
    numeric: true,
    value: ({ K }) => K,
    show: ({ K, P }) => `${K} of ${P}`,
  },
  {
    id: 'fold',
    name: 'Fold (95 % interval)',
    numeric: true,
    value: ({ k, n, K, P }) => k / expectedOverlap(n, K, P),
    show: ({ k, n, K, P }) => formatOverlapFold(k, Math.min(n, K), expectedOverlap(n, K, P)),
  },
  { id: 'p', name: 'p', numeric: true, value: ({ pLog10 }) => pLog10, show: ({ pLog10 }) => formatPValue(pLog10) },
];

/** The TF families by their best members. */
export function FamilyTable({ families }: Pick<RegulatorsView, 'families'>) {
  const [sort, setSort] = useState<Sort>();
  if (!families)
    return (
      <EmptyState title="This edition has no TF families">
        <p>They come with the data set. The ranks of the single TFs do not need them.</p>
      </EmptyState>
    );
  return (
    <>
      <p className={viewStyles.note}>
        Whether a family has more members among the first TFs than chance gives, when TFs are drawn from all ranked
        ones (hypergeometric test, one-sided). A large family has members among them by chance. The p-values are not
        corrected: of {countOf(families.length, 'family', 'families')}, chance gives at most about{' '}
        {Math.max(1, Math.round(families.length / 20))} below 0.05. TFs of a family bind similar sequences, so the
        list can rarely tell its members apart.
      </p>
      <DataTable
        caption={countOf(families.length, 'TF family', 'TF families')}
        rows={families}
        rowKey={({ family }) => family}
        columns={columns}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}
