import { formatExpected } from '@trellis/core/formats';
import type { RegulatorsView } from '@trellis/core/regulators';
import { formatPValue } from '@trellis/core/stats';
import { useMemo, useState } from 'react';
import { useListTargets } from '../../../api/geneLists.ts';
import { useGeneCounts } from '../../../api/gene.ts';
import { useGeneSaving } from '../../../state/savedLists.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { GeneIdList } from '../../../shared/genes/GeneIdList.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { Select } from '../../../ui/fields.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import type { Sort } from '../../../ui/sort.ts';
import { useStoredList } from '../storedList.ts';
import { expectedOf, foldOf, foldText, pWithFold, type KindEvidence, type RegulatorRow } from './regulatorRows.ts';

interface Props {
  readonly view: RegulatorsView;
  readonly row: RegulatorRow;
  readonly onClose: () => void;
}

/** The evidence of a TF by kind, and the genes of the list that it targets. */
export function TfDialog({ view: { N }, row, onClose }: Props) {
  const name = row.symbol || row.tf;
  const [sort, setSort] = useState<Sort>();
  const columns = useMemo(() => evidenceColumns(N), [N]);
  return (
    <Dialog onClose={onClose} title={`${name} as a regulator`} size="xl">
      <DataTable
        caption={`Evidence of ${name}`}
        rows={row.kinds}
        rowKey={({ kind }) => kind}
        columns={columns}
        sort={sort}
        onSort={setSort}
      />
      <Targets row={row} onClose={onClose} />
    </Dialog>
  );
}

const scoreColumns: readonly DataColumn<KindEvidence>[] = [
  {
    id: 'z',
    name: 'z',
    numeric: true,
    value: ({ statistics: { z } }) => z,
    show: ({ statistics: { z } }) => z.toFixed(2),
  },
  {
    id: 'h',
    name: 'h',
    numeric: true,
    value: ({ statistics: { h } }) => h,
    show: ({ statistics: { h } }) => h?.toFixed(2) ?? '–',
  },
];

/** What all analyses of a kind give. */
const allColumns = (N: number): readonly DataColumn<KindEvidence>[] => [
  {
    id: 'analyses',
    name: 'Analyses',
    numeric: true,
    value: ({ analyses }) => analyses,
    show: ({ analyses }) => formatCount(analyses),
  },
  {
    id: 'smallest',
    name: 'Smallest p of these, with its fold',
    numeric: true,
    value: ({ strongest: { pLog10 } }) => pLog10,
    show: ({ strongest }) => pWithFold(strongest.pLog10, strongest, N),
  },
  {
    id: 'inList',
    name: 'Genes by any of them',
    numeric: true,
    value: ({ inList }) => inList,
    show: ({ inList }) => formatCount(inList),
  },
];

/** The statistics of the best analysis of each kind of evidence; `N` is the number of genes that could be drawn. */
const evidenceColumns = (N: number): DataColumn<KindEvidence>[] => [
  { id: 'kind', name: 'Evidence', value: ({ kind }) => kind },
  { id: 'analysis', name: 'Best analysis', value: ({ name: analysis }) => analysis },
  {
    id: 'rank',
    name: 'Rank',
    numeric: true,
    value: ({ rank }) => rank,
    show: ({ rank, of }) => `${formatCount(rank)} of ${formatCount(of)}`,
  },
  {
    id: 'genes',
    name: 'Genes targeted',
    numeric: true,
    value: ({ statistics: { k } }) => k,
    show: ({ statistics: { k, n } }) => `${formatCount(k)} of ${formatCount(n)}`,
  },
  {
    id: 'expected',
    name: 'Expected',
    numeric: true,
    value: ({ statistics }) => expectedOf(statistics, N),
    show: ({ statistics }) => formatExpected(expectedOf(statistics, N)),
  },
  {
    id: 'fold',
    name: 'Fold (95 % interval)',
    numeric: true,
    value: ({ statistics }) => foldOf(statistics, N),
    show: ({ statistics }) => foldText(statistics, N),
  },
  ...scoreColumns,
  {
    id: 'p',
    name: 'p',
    numeric: true,
    value: ({ statistics: { pLog10 } }) => pLog10,
    show: ({ statistics: { pLog10 } }) => formatPValue(pLog10),
  },
  {
    id: 'padj',
    name: 'p (BH)',
    numeric: true,
    value: ({ statistics: { adjustedLog10 } }) => adjustedLog10,
    show: ({ statistics: { adjustedLog10 } }) => formatPValue(adjustedLog10),
  },
  ...allColumns(N),
];

function Targets({ row, onClose }: Pick<Props, 'row' | 'onClose'>) {
  const { id } = useStoredList();
  const analyses = row.kinds.flatMap(({ analysisId, name }) =>
    analysisId === undefined ? [] : [{ analysisId, name }],
  );
  const [chosen, setChosen] = useState(row.best.analysisId);
  const saving = useGeneSaving();
  const counts = useGeneCounts();
  return (
    <>
      <Select
        label="Genes of the list targeted in"
        value={chosen}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        data={analyses.map(({ analysisId, name }) => ({ value: String(analysisId), label: name }))}
      />
      <Loaded
        query={useListTargets(
          id,
          analyses.map(({ analysisId }) => analysisId),
        )}
        loading={<Skeleton height={120} label="Loading the genes" />}
        failure="The genes could not be loaded."
      >
        {(targets) => {
          const genes = targets.analyses.find((one) => one.id === chosen)?.genes ?? [];
          return (
            <>
              <p>{countOf(genes.length, 'gene')}</p>
              <GeneIdList
                label="Genes targeted"
                genes={genes}
                file="genelist.txt"
                saving={saving}
                counts={counts}
                none="No genes."
              >
                <Button onClick={onClose}>Close</Button>
              </GeneIdList>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
