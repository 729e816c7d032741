import type { ResultFunctionsView, ResultTerm } from '@trellis/contract';
import { useMemo } from 'react';
import { DataTable } from '../../ui/DataTable.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { LetterLegend } from '../../shared/exports/LetterLegend.tsx';
import { functionColumns } from './functionColumns.tsx';
import { areMany, letterOf, setHeading, setLegend } from './geneSets.ts';
import { useFunctionOptions, useShownTest } from './state.ts';

interface Props {
  readonly functions: ResultFunctionsView;
  readonly terms: readonly ResultTerm[];
  readonly title: string;
  readonly onCell: (term: ResultTerm, set: number) => void;
}

/** A row per term, a column per gene set, and below them the letters of the analyses. */
export function FunctionTable({ functions, terms, title, onCell }: Props) {
  const by = useShownTest(functions);
  const { aspect, sort, sets: letters, full, set } = useFunctionOptions();
  const columns = useMemo(
    () => functionColumns({ functions, terms, aspect, by, letters, onCell }),
    [functions, terms, aspect, by, letters, onCell],
  );
  return (
    <>
      {areMany(functions) && <SetChooser functions={functions} />}
      <DataTable
        caption={title}
        rows={terms}
        rowKey={({ id }) => id}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        long={{ isFull: full, onShowAll: () => set({ full: true }) }}
      />
      <LetterLegend table={setLegend(functions)} />
    </>
  );
}

/** Chooses the analyses with a column of their own. */
function SetChooser({ functions }: Pick<Props, 'functions'>) {
  const { sets: letters, set } = useFunctionOptions();
  const analyses = [...functions.sets.keys()].slice(1);
  const names = new Map(analyses.map((one) => [setHeading(functions, one), letterOf(one)]));
  const chosen = letters.flatMap((letter) => {
    const one = analyses.find((each) => letterOf(each) === letter);
    return one === undefined ? [] : [setHeading(functions, one)];
  });
  return (
    <FieldChooser
      label="Columns of analyses"
      names={[...names.keys()]}
      chosen={chosen}
      onChange={(next) => set({ sets: next.flatMap((name) => names.get(name) ?? []) })}
    />
  );
}
