import type { GenePart } from '@trellis/core';
import { Button, Modal } from '@mantine/core';
import { Link } from 'react-router';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { useGenesOfPart } from '../../api/table.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { GeneList } from '../../ui/GeneList.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { nameOf, type Row } from './rows.ts';
import { partWords } from '../../api/partWords.ts';

interface Props {
  readonly request: RequestRef;
  readonly row: Row;
  readonly part: GenePart;
  readonly onClose: () => void;
}

/** The genes behind a number of the table: to read, take along, keep as a list, or see in the result's table. */
export function PartDialog({ request, row, part, onClose }: Props) {
  const { data: genes, error, refetch } = useGenesOfPart(request, { tf: row.tf, part });
  const saving = useGeneSaving();
  const title = `Genes that ${nameOf(row)} ${partWords[part]}`;
  const search = `${searchOf(request)}&${new URLSearchParams({ tf: row.tf, part }).toString()}`;
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !genes && <Skeleton height={120} label="Loading the genes" />}
      {genes && (
        <>
          <p>{countOf(genes.length, 'gene')}</p>
          <GeneList label={title} genes={genes} file="genelist.txt" saving={saving} none="No genes.">
            <Button component={Link} to={`/result/table${search}`} variant="default">
              Show in the table
            </Button>
            <Button onClick={onClose}>Close</Button>
          </GeneList>
        </>
      )}
    </Modal>
  );
}
