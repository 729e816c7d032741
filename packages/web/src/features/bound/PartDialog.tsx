import type { GenePart } from '@trellis/core/views';
import type { Comparison } from '@trellis/engine/views/bound/compare';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { partLabels, useGenesOfPart } from '../../api/table.ts';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { useGeneCounts } from '../../api/gene.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { useGeneAnalysis } from '../../state/useGeneAnalysis.ts';
import { AnalyzeGenesButton } from '../../shared/genes/AnalyzeGenesButton.tsx';
import { GeneIdList } from '../../shared/genes/GeneIdList.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { countOf } from '../../ui/numbers.ts';
import { Skeleton } from '../../ui/states.tsx';
import { tfName, type BoundRow } from './rows.ts';

interface Props {
  readonly request: RequestRef;
  readonly row: BoundRow;
  readonly part: GenePart;
  /** Which genes were tested. */
  readonly tested: Pick<Comparison, 'sets' | 'universe'>;
  readonly onClose: () => void;
}

/** The genes behind a number of the table: to read, export, save as a list, or see in the table of the result. */
export function PartDialog({ request, row, part, tested: { sets, universe }, onClose }: Props) {
  const query = useGenesOfPart(request, { tf: row.tf, part, sets, universe });
  const saving = useGeneSaving();
  const counts = useGeneCounts();
  const analysis = useGeneAnalysis();
  const title = `Genes that ${tfName(row)} ${partLabels[part]}`;
  const search = `${searchOf(request)}&${new URLSearchParams({ tf: row.tf, part, sets, universe }).toString()}`;
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Loaded query={query} loading={<Skeleton height={120} label="Loading the genes" />}>
        {(genes) => (
          <>
            <p>
              {countOf(genes.length, 'gene')}
              {sets === 'analysis' && '; the table shows those of them that are in the result'}
            </p>
            <GeneIdList
              label={title}
              genes={genes}
              file="genelist.txt"
              saving={saving}
              counts={counts}
              none="No genes."
            >
              <AnalyzeGenesButton
                analysis={analysis}
                disabled={genes.length === 0}
                onClick={() => analysis.analyze({ genes: [...genes], name: title, result: request.id })}
              />
              <ButtonLink to={`/result/table${search}`} variant="default">
                Show in the table
              </ButtonLink>
              <Button onClick={onClose}>Close</Button>
            </GeneIdList>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
