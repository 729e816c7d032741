import {
  corrections,
  foldInterval,
  foldOf,
  formatCount,
  formatPValue,
  termFigures,
  type ResultFunctionsView,
  type ResultTerm,
} from '@trellis/core';
import { useTermGenes } from '../../api/functions.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { useGeneCounts } from '../../api/geneSpecificity.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatExpected, formatFold } from '../../ui/foldText.ts';
import { termText } from '../../ui/functions/functionWords.ts';
import { TermFacts } from '../../ui/functions/TermFacts.tsx';
import { GeneIdList } from '../../ui/GeneIdList.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { setHeading } from './geneSets.ts';

interface Props {
  readonly functions: ResultFunctionsView;
  readonly term: ResultTerm;
  readonly set: number;
  readonly onClose: () => void;
}

/** The test of one term in one gene set, and its genes. */
export function TermDialog({ functions, term, set, onClose }: Props) {
  const { evidence } = functions;
  const genes = useTermGenes(useResultRef(), { term: term.id, set, evidence });
  const saving = useGeneSaving();
  const counts = useGeneCounts();
  return (
    <Dialog onClose={onClose} title={term.name} size="lg">
      <Facts functions={functions} term={term} set={set} />
      <Loaded
        query={genes}
        loading={<Skeleton height={120} label="Loading the genes" />}
        failure="The genes could not be loaded."
      >
        {({ genes: found }) => (
          <GeneIdList
            label="Genes with the term"
            genes={found.map(({ id }) => id)}
            file={`${term.id.replace(/\W+/g, '-')}.txt`}
            saving={saving}
            counts={counts}
            none="No gene of this set has the term."
            symbols={new Map(found.map(({ id, symbol }) => [id, symbol]))}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

function Facts({ functions, term, set }: Omit<Props, 'onClose'>) {
  const { n, fold } = foldOf(term, functions.sets[set], set);
  const facts = [
    ['Term', `${term.id}, ${termText(term.aspect)}`],
    ['Gene set', setHeading(functions, set)],
    ['Genes with the term', `${formatCount(term.k[set])} of ${formatCount(n)} genes of the set`],
    ['Background', `${formatCount(term.K)} of ${formatCount(term.P)} genes that could be drawn`],
    ...degreeFacts({ functions, term, set }, n),
    ['Fold enrichment (95 % interval)', foldText(term.k[set], n, { fold, expected: (n * term.K) / term.P })],
    ['p-value', formatPValue(term.pLog10[set])],
    ['Adjusted p-value', `${formatPValue(term.adjustedLog10[set])} (${corrections[functions.correction]})`],
  ] as const;
  return <TermFacts facts={facts} />;
}

/** The hub-corrected test, before that of equal chances; nothing for all genes of the result. */
function degreeFacts({ functions, term, set }: Omit<Props, 'onClose'>, n: number): (readonly [string, string])[] {
  const { isByDegrees, pLog10, adjustedLog10 } = termFigures(term, set, 'degrees');
  if (!isByDegrees || !term.degrees) return [];
  const expected = term.degrees.expected[set];
  const fold = expected > 0 ? term.k[set] / expected : null;
  return [
    ['Expected, hub-corrected', formatExpected(expected)],
    ['Fold, hub-corrected (95 % interval)', foldText(term.k[set], n, { fold, expected })],
    ['p-value, hub-corrected', formatPValue(pLog10)],
    ['Adjusted p-value, hub-corrected', `${formatPValue(adjustedLog10)} (${corrections[functions.correction]})`],
  ];
}

function foldText(k: number, n: number, { fold, expected }: { fold: number | null; expected: number }): string {
  if (fold === null) return formatFold(null);
  const [low, high] = foldInterval(k, n, expected);
  return `${formatFold(fold)} (${formatFold(low)} to ${formatFold(high)})`;
}
