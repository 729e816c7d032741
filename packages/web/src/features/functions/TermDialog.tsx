import { formatCount, formatExpected } from '@trellis/core/formats';
import { corrections, formatPValue } from '@trellis/core/stats';
import { expectedInSet, foldOf } from '@trellis/engine/views/functions/testedTerm';
import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import { termStatistics } from '@trellis/engine/views/shownModel';
import { useTermGenes } from './functionQueries.ts';
import { useResultRef } from '../../api/requestRef.ts';
import { useGeneCounts } from '../../api/gene.ts';
import { useGeneSaving } from '../../state/savedLists.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { termText } from '../../shared/statistics/functions/functionTexts.ts';
import { TermFacts } from '../../shared/statistics/functions/TermFacts.tsx';
import { GeneIdList } from '../../shared/genes/GeneIdList.tsx';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { setHeading, termFold } from './geneSets.ts';

interface Props {
  readonly functions: ResultFunctionsView;
  readonly term: ResultTerm;
  readonly set: number;
  readonly onClose: () => void;
}

/** The test of one term in one gene set, and its genes. */
export function TermDialog({ functions, term, set, onClose }: Props) {
  const { evidence } = functions;
  const genes = useTermGenes(useResultRef(), { term: term.id, set, evidence, ...useLevel() });
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
  const { n } = foldOf(term, functions.sets[set], set);
  const uniform = { set, by: 'uniform' } as const;
  const facts = [
    ['Term', `${term.id}, ${termText(term.aspect)}`],
    ['Gene set', setHeading(functions, set)],
    ['Genes with the term', `${formatCount(term.k[set])} of ${formatCount(n)} genes of the set`],
    ['Background', `${formatCount(term.K)} of ${formatCount(term.P)} genes that could be drawn`],
    ...degreeFacts({ functions, term, set }),
    ['Expected with equal chances', formatExpected(expectedInSet(functions, term, uniform))],
    ['Fold with equal chances (95 % interval)', termFold(functions, term, uniform)],
    ['p-value with equal chances', formatPValue(term.pLog10[set])],
    [
      'Adjusted p-value with equal chances',
      `${formatPValue(term.adjustedLog10[set])} (${corrections[functions.correction]})`,
    ],
  ] as const;
  return <TermFacts facts={facts} />;
}

/** The hub-corrected test, before that of equal chances; nothing for all genes of the result. */
function degreeFacts({ functions, term, set }: Omit<Props, 'onClose'>): (readonly [string, string])[] {
  const { isByDegrees, pLog10, adjustedLog10 } = termStatistics(term, set, 'degrees');
  if (!isByDegrees) return [];
  const shown = { set, by: 'degrees' } as const;
  return [
    ['Expected, hub-corrected', formatExpected(expectedInSet(functions, term, shown))],
    ['Fold, hub-corrected (95 % interval)', termFold(functions, term, shown)],
    ['p-value, hub-corrected', formatPValue(pLog10)],
    ['Adjusted p-value, hub-corrected', `${formatPValue(adjustedLog10)} (${corrections[functions.correction]})`],
  ];
}
