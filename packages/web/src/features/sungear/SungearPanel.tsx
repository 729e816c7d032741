import type { SungearAnswer } from '@trellis/contract';
import { corrections } from '@trellis/core';
import type { SungearPress } from '@trellis/figures';
import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { problemOfName, useGeneSaving } from '../../state/savedLists.ts';
import { DownloadMenu } from '../../ui/DownloadMenu.tsx';
import { FieldChooser } from '../../ui/FieldChooser.tsx';
import { NameDialog } from '../../ui/NameDialog.tsx';
import { CorrectionSelect } from '../../ui/CorrectionSelect.tsx';
import { countOf } from '../../ui/numbers.ts';
import { useBrief } from '../../ui/useBrief.ts';
import viewStyles from '../../ui/view.module.css';
import { diagramOf, fieldsOf } from './diagram.ts';
import { canGoBack, canGoForward, freshHistory, goBack, goForward, narrow, type History } from './history.ts';
import { saveGenes, saveGroups, savePng, saveSvg } from './save.tsx';
import { genesOf, inverse, press, search, type Selection } from './selection.ts';
import { SelectedGenes } from './SelectedGenes.tsx';
import { SungearFigure } from './SungearFigure.tsx';
import { groupsOf, useLook, useSungearState, type Drawing } from './state.ts';
import { UpSetFigure } from './UpSetFigure.tsx';
import styles from './SungearPanel.module.css';

interface Props {
  readonly request: string;
  readonly sungear: SungearAnswer;
  readonly busy: boolean;
  readonly history: History;
  readonly onHistory: (history: History) => void;
}

const none: Selection = new Set();

/** How long a button stays red when it could not do what was asked, in milliseconds. */
const flash = 400;

/** The diagram, the genes that are selected in it, and what can be done with them. */
export function SungearPanel({ request, sungear, busy, history, onHistory }: Props) {
  const { drawing, correction, fields, set } = useSungearState();
  const saving = useGeneSaving();
  const [naming, setNaming] = useState(false);
  const { selection, setSelection, text, exact, find } = useSelection(request, sungear);
  const [refused, setRefused] = useBrief(false, flash);
  const data = useMemo(() => diagramOf(sungear, fields), [sungear, fields]);
  const genes = useMemo(() => genesOf(sungear, selection), [sungear, selection]);
  const title = `${countOf(sungear.total, 'gene')} of ${countOf(sungear.vertices.length, 'analysis', 'analyses')} in ${countOf(sungear.intersects.length, 'group')}`;
  const pressGroup = (index: number, how: SungearPress) => setSelection(press(selection, [index], how));
  const onNarrow = () => {
    if (genes.length) return onHistory(narrow(history, genes));
    setRefused(true);
  };
  return (
    <section className={viewStyles.view} aria-label="Sungear" aria-busy={busy}>
      <div className={viewStyles.head}>
        <div>
          <h2>{title}</h2>
          <p className={viewStyles.note}>
            Each {drawing === 'sungear' ? 'circle' : 'column'} holds the genes that exactly the analyses it points to
            have in common. Exact binomial test against independent analyses; p-values corrected by{' '}
            {corrections[sungear.correction]} over the groups.
          </p>
        </div>
        <div className={viewStyles.tools}>
          <SegmentedControl
            aria-label="Diagram"
            value={drawing}
            onChange={(value) => set({ drawing: value as Drawing })}
            data={[
              { value: 'sungear', label: 'Sungear' },
              { value: 'upset', label: 'UpSet' },
            ]}
          />
          <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
          <DownloadMenu
            label="Save"
            items={[
              { name: 'Image', detail: 'svg', file: 'figure.svg', make: () => saveSvg({ data, drawing, title }) },
              {
                name: 'Picture, 300 dpi',
                detail: 'png',
                file: 'figure.png',
                make: () => void savePng({ data, drawing, title }),
              },
              { name: 'Selected genes', detail: 'txt', file: 'genes.txt', make: () => saveGenes(genes) },
              { name: 'Selected genes as a list', detail: 'here', file: 'list', make: () => setNaming(true) },
              { name: 'All groups', detail: 'csv', file: 'sungear.csv', make: () => saveGroups(sungear, data) },
            ]}
          />
        </div>
      </div>
      <div className={viewStyles.options}>
        <TextInput
          type="search"
          aria-label="Search genes"
          placeholder="Search genes"
          value={text}
          onChange={(event) => find({ text: event.currentTarget.value })}
        />
        <Checkbox
          label="Exact Match"
          checked={exact}
          onChange={(event) => find({ exact: event.currentTarget.checked })}
        />
        <Button variant={refused ? 'filled' : 'default'} color={refused ? 'brick' : undefined} onClick={onNarrow}>
          Narrow
        </Button>
        <Button variant="default" onClick={() => setSelection(inverse(selection, sungear.intersects.length))}>
          Inverse
        </Button>
        <Button variant="default" onClick={() => onHistory(freshHistory)}>
          Reset
        </Button>
        <Button variant="default" disabled={!canGoBack(history)} onClick={() => onHistory(goBack(history))}>
          Previous
        </Button>
        <Button variant="default" disabled={!canGoForward(history)} onClick={() => onHistory(goForward(history))}>
          Next
        </Button>
        <FieldChooser
          label="Display Fields"
          names={fieldsOf(sungear)}
          chosen={fields}
          onChange={(next) => set({ fields: next })}
        />
      </div>
      <div className={styles.halves}>
        {drawing === 'upset' ? (
          <UpSetFigure data={data} label={title} selection={selection} onGroup={pressGroup} />
        ) : (
          <SungearFigure
            data={data}
            label={title}
            selection={selection}
            onCircle={pressGroup}
            onAnchor={(index, how) => setSelection(press(selection, circlesOf(data, index), how))}
            onEmpty={() => setSelection(new Set())}
          />
        )}
        <SelectedGenes sungear={sungear} genes={genes} sought={{ text, exact }} />
      </div>
      {naming && (
        <NameDialog
          title="Name Your Gene List"
          taken={saving.taken}
          problemOf={(name) => (genes.length ? problemOfName(name) : 'Select genes first: click circles or corners.')}
          onSave={(name) => saving.save(name, genes)}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}

/** The circles that are selected in a diagram, and the text that selects them. */
function useSelection(request: string, sungear: SungearAnswer) {
  const look = useSungearState((state) => state.look);
  const { selection, groups: counted, text, exact } = useLook(request);
  const groups = useMemo(() => groupsOf(sungear), [sungear]);
  return {
    selection: counted === groups ? selection : none,
    setSelection: (next: Selection) => look(request, { selection: next, groups }),
    text,
    exact,
    find: (next: { readonly text?: string; readonly exact?: boolean }) => {
      const sought = { text, exact, ...next };
      look(request, { ...sought, selection: search(sungear, sought), groups });
    },
  };
}

/** Circles that an analysis is in. */
const circlesOf = ({ nodes }: ReturnType<typeof diagramOf>, anchor: number): number[] =>
  nodes.flatMap(({ members }, i) => (members.includes(anchor) ? [i] : []));
