import { valueOf } from '@trellis/core';
import type { GeneListDescription } from '@trellis/contract';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useGeneCounts } from '../../api/gene.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx';
import { GeneIdList } from '../../shared/genes/GeneIdList.tsx';
import { GeneLink } from '../../shared/genes/GeneLink.tsx';
import { formatCount } from '../../ui/numbers.ts';
import type { Sort } from '../../ui/sort.ts';

interface Props {
  readonly list: GeneListDescription;
  readonly onClose: () => void;
}

/** A name that is not an id, and what it means. */
interface OtherName {
  readonly name: string;
  readonly ids: readonly string[];
}

/** The genes of a list, and its names that are a symbol, ambiguous or unknown. */
export function ListDialog({ list, onClose }: Props) {
  const [part, setPart] = useState('genes');
  const { genes, aliases, ambiguous, unknown } = list;
  const others: Readonly<Record<string, readonly OtherName[]>> = {
    alias: aliases.map(({ name, id }) => ({ name, ids: [id] })),
    ambiguous,
    unknown: unknown.map((name) => ({ name, ids: [] })),
  };
  return (
    <Dialog onClose={onClose} title={list.name} size="lg">
      <SegmentedControl
        aria-label="Names"
        value={part}
        onChange={setPart}
        data={[
          { value: 'genes', label: `Genes (${formatCount(genes.length)})` },
          { value: 'alias', label: `By symbol or alias (${formatCount(aliases.length)})` },
          { value: 'ambiguous', label: `Ambiguous (${formatCount(ambiguous.length)})` },
          { value: 'unknown', label: `Unknown (${formatCount(unknown.length)})` },
        ]}
      />
      {part === 'genes' ? <Genes list={list} /> : <Names key={part} names={valueOf(others, part) ?? []} />}
    </Dialog>
  );
}

function Genes({ list: { name, genes } }: Pick<Props, 'list'>) {
  const ids = genes.map(({ id }) => id);
  return (
    <GeneIdList
      label={name}
      genes={ids}
      file="genelist.txt"
      saving={useGeneSaving()}
      counts={useGeneCounts()}
      none="No genes."
    />
  );
}

const columns: readonly DataColumn<OtherName>[] = [
  { id: 'name', name: 'Name', value: ({ name }) => name },
  {
    id: 'genes',
    name: 'Genes',
    value: ({ ids }) => ids.join(' '),
    show: ({ ids }) =>
      ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ' or '}
          <GeneLink id={id} />
        </span>
      )),
  },
];

function Names({ names }: { readonly names: readonly OtherName[] }) {
  const [sort, setSort] = useState<Sort>();
  if (names.length === 0) return <p>No names.</p>;
  return (
    <DataTable
      caption="Names"
      rows={names}
      rowKey={({ name }) => name}
      columns={columns}
      sort={sort}
      onSort={setSort}
    />
  );
}
