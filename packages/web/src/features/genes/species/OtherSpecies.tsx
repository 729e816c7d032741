import type { GeneListDescription } from '@trellis/contract';
import type { OrthologsView } from '@trellis/core/orthologs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, hasStatus } from '../../../api/ApiError.ts';
import { listPage, storeGeneList, useListOrthologs } from '../../../api/geneLists.ts';
import { useSites } from '../../../api/site.ts';
import { genePage } from '../../../router/pageAddresses.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx';
import { DownloadMenu } from '../../../shared/exports/DownloadMenu.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { GeneLink } from '../../../shared/genes/GeneLink.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { countOf } from '../../../ui/numbers.ts';
import { saveRows } from '../../../shared/exports/saveFile.ts';
import type { Sort } from '../../../ui/sort.ts';
import viewStyles from '../../../ui/view.module.css';
import { orthologSentence, typeTexts } from './orthologTexts.ts';
import styles from './Species.module.css';

interface Props {
  readonly list: GeneListDescription;
  readonly edition: string;
  /** Name of the other species. */
  readonly name: string;
  readonly onlyOne2one: boolean;
}

/** The list in one other species: how many of its genes have orthologs, the pairs, and the way to analyze them there. */
export function OtherSpecies({ list, edition, name, onlyOne2one }: Props) {
  return (
    <section className={styles.species} aria-label={name}>
      <h3>{name}</h3>
      <Loaded
        query={useListOrthologs(list.id, edition, onlyOne2one)}
        loading={<Skeleton height={160} label={`Loading the orthologs in ${name}`} />}
        failure="The orthologs could not be loaded."
        empty={(error) => hasStatus(error, 404) && <p>{error.message}</p>}
      >
        {(orthologs) => <Orthologs list={list} name={name} orthologs={orthologs} />}
      </Loaded>
    </section>
  );
}

interface OrthologsProps extends Pick<Props, 'list' | 'name'> {
  readonly orthologs: OrthologsView;
}

function Orthologs({ list, name, orthologs }: OrthologsProps) {
  const { to, pairs } = orthologs;
  const { title } = useSites();
  return (
    <>
      <p>{orthologSentence(orthologs, { name, title })}</p>
      <div className={viewStyles.tools}>
        <AnalyzeThere list={list} name={name} orthologs={orthologs} />
        <DownloadMenu
          label="Save"
          items={[
            {
              name: 'The pairs',
              detail: 'csv',
              file: `orthologs_${to}.csv`,
              make: () => saveRows(`orthologs_${to}.csv`, [['gene', 'ortholog', 'type'], ...pairs]),
            },
          ]}
        />
      </div>
      {pairs.length > 0 && <PairTable name={name} orthologs={orthologs} />}
    </>
  );
}

/** Stores the orthologs as a list of the other species and opens it on its site. */
function AnalyzeThere({ list, name, orthologs: { to, pairs, orthologCount } }: OrthologsProps) {
  const client = useQueryClient();
  const { page } = useSites();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const genes = [...new Set(pairs.map(([, ortholog]) => ortholog))];
      return storeGeneList(client, { genes, name: `${list.name}, orthologs` }, { edition: to });
    },
    onSuccess: ({ id }) => window.location.assign(page(to, listPage(id))),
  });
  return (
    <>
      <Button loading={isPending} disabled={orthologCount === 0} onClick={() => mutate()}>
        Analyze {countOf(orthologCount, 'ortholog')} in {name}
      </Button>
      {error && <ErrorState message={messageOf(error)} />}
    </>
  );
}

type Pair = OrthologsView['pairs'][number];

function PairTable({ name, orthologs: { to, pairs } }: Omit<OrthologsProps, 'list'>) {
  const { page } = useSites();
  const [sort, setSort] = useState<Sort>();
  const [isFull, setIsFull] = useState(false);
  const columns: DataColumn<Pair>[] = [
    { id: 'gene', name: 'Gene', value: ([gene]) => gene, show: ([gene]) => <GeneLink id={gene} /> },
    {
      id: 'ortholog',
      name: `Ortholog in ${name}`,
      value: ([, ortholog]) => ortholog,
      show: ([, ortholog]) => <a href={page(to, genePage(ortholog))}>{ortholog}</a>,
    },
    { id: 'type', name: 'Type', value: ([, , type]) => typeTexts[type] },
  ];
  return (
    <details>
      <summary>{countOf(pairs.length, 'pair')}</summary>
      <DataTable
        caption={`Orthologs in ${name}`}
        rows={pairs}
        rowKey={([gene, ortholog]) => `${gene} ${ortholog}`}
        columns={columns}
        sort={sort}
        onSort={setSort}
        long={{ isFull, onShowAll: () => setIsFull(true) }}
      />
    </details>
  );
}
