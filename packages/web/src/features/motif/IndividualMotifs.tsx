import type { ChosenMotifs } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { corrections } from '@trellis/core/stats';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useBackgroundText } from '../../api/background.ts';
import { useChosenMotifs, useMotifNames } from './motifQueries.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { useTfs } from '../../api/names.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Download } from '../../ui/toolIcons.tsx';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { countOf } from '../../ui/numbers.ts';
import { saveRows } from '../../shared/exports/saveFile.ts';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import viewStyles from '../../ui/view.module.css';
import { setName } from './columns.ts';
import { commonMotifs, individualRows, testedMotifs, withChoice, type ChoiceOf } from './motifLists.ts';
import { MotifHelp } from './MotifHelp.tsx';
import { motifSymbols, type SymbolOf } from './pickMotifs.ts';
import { MotifRows, MotifTable } from './MotifTable.tsx';
import { areRows } from './shownSets.ts';
import { useChosenMotifLists, useMotifOptions } from './state.ts';
import { countedText } from './testTexts.ts';

const MotifPicker = lazy(async () => ({ default: (await import('./MotifPicker.tsx')).MotifPicker }));

/** The individual motifs: by default those of each TF, and any others that are chosen. */
export function IndividualMotifs({ request }: { readonly request: RequestRef }) {
  const { regions, correction, test } = useMotifOptions();
  const { chosen } = useChosenMotifLists();
  const names = useMotifNames();
  const { data: tfs } = useTfs();
  const symbolOf = useMemo(() => motifSymbols(tfs ?? []), [tfs]);
  const motifs = valueOf(chosen, request.id);
  const query = useChosenMotifs(request, { regions, correction, test, motifs, ...useLevel() });
  if (names.error) {
    return (
      <EmptyState title="No individual motifs">
        <p>{names.error.message}</p>
      </EmptyState>
    );
  }
  return (
    <Loaded
      query={query}
      loading={<Skeleton height={240} label="Testing the motifs" />}
      empty={(error) => (
        <ErrorState message={`The motifs could not be tested. ${error.message}`} onRetry={() => void query.refetch()}>
          <DefaultButton request={request.id} label="Back to the motifs of each TF" size="xs" />
        </ErrorState>
      )}
    >
      {(tested) => <Tested request={request.id} tested={tested} names={names.data?.motifs} symbolOf={symbolOf} />}
    </Loaded>
  );
}

interface TestedProps {
  readonly request: string;
  readonly tested: ChosenMotifs;
  /** All individual motifs; undefined while they load. */
  readonly names: readonly string[] | undefined;
  readonly symbolOf: SymbolOf;
}

function Tested({ request, tested, names, symbolOf }: TestedProps) {
  const { chosen, choose } = useChosenMotifLists();
  const [picking, setPicking] = useState<ChoiceOf>();
  const lists = testedMotifs(tested);
  const Table = areRows(tested.columns) ? MotifRows : MotifTable;
  const background = useBackgroundText();
  return (
    <>
      <div className={viewStyles.head}>
        <ViewTitle
          title={`${countOf(new Set(lists.flat()).size, 'individual motif')} in ${countOf(tested.columns.length, 'gene set')}`}
          help={<MotifHelp {...tested} kind="individual" over="gene sets, their chosen motifs and regions" />}
        >
          Fisher’s exact test on {countedText(tested.test)}, drawn from {background}, one-sided; p-values corrected by{' '}
          {corrections[tested.correction]} over all chosen motifs. Without a choice: the motifs named after each TF.
        </ViewTitle>
        <div className={viewStyles.tools}>
          <Button variant="default" onClick={() => setPicking('all')}>
            Add/Remove Motifs
          </Button>
          <DefaultButton request={request} label="Motifs of each TF" />
          <Button
            variant="default"
            leftSection={<Download />}
            onClick={() => saveRows('individual_motifs.csv', individualRows(tested))}
          >
            Save CSV
          </Button>
        </div>
      </div>
      <Table tested={tested} symbolOf={symbolOf} onPick={setPicking} />
      {picking !== undefined && names && (
        <Suspense>
          <MotifPicker
            title={picking === 'all' ? 'Motifs of all gene sets' : setName(tested.columns[picking], picking)}
            names={names}
            symbolOf={symbolOf}
            chosen={picking === 'all' ? commonMotifs(lists) : lists[picking]}
            onChange={(next) => choose({ ...chosen, [request]: withChoice(lists, picking, next) })}
            onClose={() => setPicking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface DefaultProps {
  readonly request: string;
  readonly label: string;
  readonly size?: 'xs';
}

/** Goes back to the default motifs; nothing without a choice of motifs. */
function DefaultButton({ request, label, size }: DefaultProps) {
  const { chosen, choose } = useChosenMotifLists();
  const { [request]: choice, ...others } = chosen;
  if (!choice) return null;
  return (
    <Button variant="default" size={size} onClick={() => choose(others)}>
      {label}
    </Button>
  );
}
