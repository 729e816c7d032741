import type { SungearAnswer } from '@trellis/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useResultRef } from '../../api/requestRef.ts';
import { sungearQuery } from './sungearQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { useBrief, useTyped } from '../../ui/delayedState.ts';
import viewStyles from '../../ui/view.module.css';
import { fieldsOf } from './diagram.ts';
import { canGoBack, canGoForward, emptyHistory, goBack, goForward, narrow, type GeneSetHistory } from './history.ts';
import { inverse } from './selection.ts';
import {
  sessionWith,
  useSungearOptions,
  useSungearSession,
  useSungearSessions,
  type SelectionOfDiagram,
} from './state.ts';

interface Props {
  readonly request: string;
  readonly sungear: SungearAnswer;
  /** The selected genes. */
  readonly genes: readonly string[];
  readonly selected: SelectionOfDiagram;
  /** Called when there is nothing to narrow to; with a message when the diagram of the selected genes failed. */
  readonly onRefused: (message?: string) => void;
}

/** Pause in typing after which a text selects the circles of its genes. */
const searchPauseMs = 150;

/** Search, selection, narrowing to the selected genes, and the fields of the corners. */
export function SungearTools({ request, sungear, genes, selected, onRefused }: Props) {
  const { fields, set } = useSungearOptions();
  const { selection, setSelection, search, setSearch } = selected;
  const [typed, type] = useTyped(search.text, (text) => setSearch({ text }), searchPauseMs);
  return (
    <div className={viewStyles.options}>
      <TextInput
        type="search"
        aria-label="Search genes"
        placeholder="Search genes"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Checkbox
        label="Exact Match"
        checked={search.exact}
        onChange={(event) => setSearch({ exact: event.currentTarget.checked })}
      />
      <HistoryButtons
        request={request}
        genes={genes}
        onRefused={onRefused}
        onInverse={() => setSelection(inverse(selection, sungear.intersects.length))}
      />
      <FieldChooser
        label="Display Fields"
        names={fieldsOf(sungear)}
        chosen={fields}
        onChange={(next) => set({ fields: next })}
      />
    </div>
  );
}

/** Time for which Narrow stays red when no genes are selected, or when their diagram fails. */
const flashMs = 400;

interface HistoryProps extends Pick<Props, 'request' | 'genes' | 'onRefused'> {
  readonly onInverse: () => void;
}

function HistoryButtons({ request, genes, onRefused, onInverse }: HistoryProps) {
  const { history } = useSungearSession(request);
  const update = useSungearSessions((state) => state.updateSession);
  const [refused, setRefused] = useBrief(false, flashMs);
  const refuse = (message?: string) => {
    setRefused(true);
    onRefused(message);
  };
  const show = (next: GeneSetHistory) => update(request, sessionWith(next));
  const narrowing = useNarrowing({
    onSuccess: (chosen) => show(narrow(history, chosen)),
    onError: ({ message }) => refuse(message),
  });
  return (
    <>
      <Button
        variant={refused ? 'filled' : 'default'}
        tone={refused ? 'danger' : undefined}
        loading={narrowing.isPending}
        onClick={() => (genes.length ? narrowing.mutate(genes) : refuse())}
      >
        Narrow
      </Button>
      <Button variant="default" onClick={onInverse}>
        Inverse
      </Button>
      <Button variant="default" onClick={() => show(emptyHistory)}>
        Reset
      </Button>
      <Button variant="default" disabled={!canGoBack(history)} onClick={() => show(goBack(history))}>
        Previous
      </Button>
      <Button variant="default" disabled={!canGoForward(history)} onClick={() => show(goForward(history))}>
        Next
      </Button>
    </>
  );
}

interface Narrowing {
  readonly onSuccess: (genes: readonly string[]) => void;
  readonly onError: (error: Error) => void;
}

/** Computes the diagram of some genes before it is shown, so that a failure leaves the present one. */
function useNarrowing({ onSuccess, onError }: Narrowing) {
  const client = useQueryClient();
  const request = useResultRef();
  const { correction } = useSungearOptions();
  const level = useLevel();
  return useMutation({
    mutationFn: (genes: readonly string[]) =>
      client.fetchQuery({ ...sungearQuery(request, { genes, correction, ...level }), retry: false }),
    onSuccess: (_, genes) => onSuccess(genes),
    onError,
  });
}
