import type { SungearAnswer } from '@trellis/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { Button } from '../../ui/Button.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { useBrief } from '../../ui/useBrief.ts';
import viewStyles from '../../ui/view.module.css';
import { fieldsOf } from './diagram.ts';
import { canGoBack, canGoForward, emptyHistory, goBack, goForward, narrow, type GeneSetHistory } from './history.ts';
import { inverse } from './selection.ts';
import { sessionWith, useSungearOptions, useSungearSession, useSungearSessions } from './state.ts';
import type { SelectionOfDiagram } from './useSelection.ts';

interface Props {
  readonly request: string;
  readonly sungear: SungearAnswer;
  /** The selected genes. */
  readonly genes: readonly string[];
  readonly selected: SelectionOfDiagram;
  /** Called when no genes are selected that could be narrowed to. */
  readonly onRefused: () => void;
}

/** Search, selection, narrowing to the selected genes, and the fields of the corners. */
export function SungearTools({ request, sungear, genes, selected, onRefused }: Props) {
  const { fields, set } = useSungearOptions();
  const { selection, setSelection, search, setSearch } = selected;
  return (
    <div className={viewStyles.options}>
      <TextInput
        type="search"
        aria-label="Search genes"
        placeholder="Search genes"
        value={search.text}
        onChange={(event) => setSearch({ text: event.currentTarget.value })}
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

/** Time for which Narrow stays red when no genes are selected. */
const flashMs = 400;

interface HistoryProps extends Pick<Props, 'request' | 'genes' | 'onRefused'> {
  readonly onInverse: () => void;
}

function HistoryButtons({ request, genes, onRefused, onInverse }: HistoryProps) {
  const { history } = useSungearSession(request);
  const update = useSungearSessions((state) => state.updateSession);
  const [refused, setRefused] = useBrief(false, flashMs);
  const refuse = () => {
    setRefused(true);
    onRefused();
  };
  const show = (next: GeneSetHistory) => update(request, sessionWith(next));
  return (
    <>
      <Button
        variant={refused ? 'filled' : 'default'}
        tone={refused ? 'danger' : undefined}
        onClick={() => (genes.length ? show(narrow(history, genes)) : refuse())}
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
