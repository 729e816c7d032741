import { formatExpected } from '@trellis/core/formats';
import type { FunctionRow } from '@trellis/core/ontology';
import { corrections, formatPValue } from '@trellis/core/stats';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGeneCounts } from '../../../api/gene.ts';
import { useGeneSaving } from '../../../state/savedLists.ts';
import { useGeneAnalysis } from '../../../state/useGeneAnalysis.ts';
import { AnalyzeGenesButton } from '../../../shared/genes/AnalyzeGenesButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { termText } from '../../../shared/statistics/functions/functionTexts.ts';
import { TermFacts } from '../../../shared/statistics/functions/TermFacts.tsx';
import { GeneIdList } from '../../../shared/genes/GeneIdList.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { useStoredList } from '../storedList.ts';
import { expectedIn, listFold } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';

interface Props {
  readonly row: FunctionRow;
  readonly onClose: () => void;
}

/** The test of one term, and its genes in the list. */
export function TermGenesDialog({ row, onClose }: Props) {
  const list = useStoredList();
  const { analyze, isStoring, problem } = useGeneAnalysis();
  // What reads lists is loaded when the genes are analyzed.
  const read = useMutation({
    mutationFn: async () => (await import('./listOfTerm.ts')).listOfTerm(row, list),
    onSuccess: analyze,
  });
  const symbols = useMemo(() => new Map(list.genes.map(({ id, symbol }) => [id, symbol])), [list]);
  return (
    <Dialog onClose={onClose} title={row.name} size="lg">
      <Facts row={row} />
      <GeneIdList
        label="Genes with the term"
        genes={row.genes}
        symbols={symbols}
        file={`${row.id.replace(/\W+/g, '-')}.txt`}
        saving={useGeneSaving()}
        counts={useGeneCounts()}
        none="No gene of the list has the term."
      >
        <AnalyzeGenesButton
          analysis={{ isStoring: read.isPending || isStoring, problem: read.error?.message ?? problem }}
          onClick={() => read.mutate()}
        />
      </GeneIdList>
    </Dialog>
  );
}

function Facts({ row }: Pick<Props, 'row'>) {
  const { correction } = useListFunctionOptions();
  const { id, aspect, k, n, K, P, pLog10, adjustedLog10 } = row;
  return (
    <TermFacts
      facts={[
        ['Term', `${id}, ${termText(aspect)}`],
        [
          'Genes with the term',
          `${formatCount(k)} of ${formatCount(n)} genes of the list (${formatExpected(expectedIn(row))} expected)`,
        ],
        ['Background', `${formatCount(K)} of ${formatCount(P)} genes that could be drawn`],
        ['Fold enrichment (95 % interval)', listFold(row)],
        ['p-value', formatPValue(pLog10)],
        ['Adjusted p-value', `${formatPValue(adjustedLog10)} (${corrections[correction]})`],
      ]}
    />
  );
}
