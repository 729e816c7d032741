import type { SungearAnswer } from '@trellis/contract';
import { corrections } from '@trellis/core/stats';
import { maxVertices } from '@trellis/engine/views/sungear/corners';
import { setsText, type LevelOptions } from '@trellis/core/views';
import type { SungearPress } from '@trellis/figures';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { CorrectionSelect } from '../../shared/statistics/TestSelects.tsx';
import { LevelSelect, useLevel } from '../../shared/statistics/LevelSelect.tsx';
import { countOf, formatCount } from '../../ui/numbers.ts';
import { ViewTitle } from '../../ui/ViewTitle.tsx';
import { diagramOf, groupsOfAnchor, repeatedTfs } from './diagram.ts';
import { genesOf, selectGroups } from './selection.ts';
import { SelectedGenes } from './SelectedGenes.tsx';
import { SungearFigure } from './SungearFigure.tsx';
import { SungearTools } from './SungearTools.tsx';
import { SungearHelp } from './SungearHelp.tsx';
import { SungearSaveMenus } from './SungearSaveMenus.tsx';
import { diagramKinds, useSelection, useSungearOptions, type DiagramKind } from './state.ts';
import { UpSetFigure } from './UpSetFigure.tsx';
import viewStyles from '../../ui/view.module.css';
import styles from './SungearPanel.module.css';

interface Props {
  readonly request: string;
  readonly sungear: SungearAnswer;
  /** Whether another diagram is loading. */
  readonly busy: boolean;
}

/** The diagram, the genes that are selected in it, and the tools of the view. */
export function SungearPanel({ request, sungear, busy }: Props) {
  const { diagram, fields } = useSungearOptions();
  const selected = useSelection(request, sungear);
  const { selection, setSelection } = selected;
  const data = useMemo(() => diagramOf(sungear, fields), [sungear, fields]);
  const genes = useMemo(() => genesOf(sungear, selection), [sungear, selection]);
  const requested = useLevel();
  const title = titleOf(sungear, requested);
  const refusal = useRefusal(diagram, genes);
  const select = (groups: readonly number[], press: SungearPress) =>
    setSelection(selectGroups(selection, groups, press));
  return (
    <section className={viewStyles.view} aria-label="Sungear" aria-busy={busy}>
      <div className={viewStyles.head}>
        <Heading title={title} sungear={sungear} />
        <div className={viewStyles.tools}>
          <DiagramTools sungear={sungear} />
          <SungearSaveMenus sungear={sungear} data={data} title={title} genes={genes} />
        </div>
      </div>
      <RepeatedTfs sungear={sungear} />
      <SungearTools
        request={request}
        sungear={sungear}
        genes={genes}
        selected={selected}
        onRefused={refusal.refuse}
      />
      <div className={styles.halves}>
        {diagram === 'upset' ? (
          <UpSetFigure
            data={data}
            label={title}
            selection={selection}
            refusal={refusal.text}
            onGroup={(group, press) => select([group], press)}
          />
        ) : (
          <SungearFigure
            data={data}
            label={title}
            selection={selection}
            refusal={refusal.text}
            onCircle={(group, press) => select([group], press)}
            onAnchor={(anchor, press) => select(groupsOfAnchor(data, anchor), press)}
            onEmpty={() => setSelection(new Set())}
          />
        )}
        <SelectedGenes request={request} sungear={sungear} genes={genes} search={selected.search} />
      </div>
    </section>
  );
}

/** Why nothing was narrowed: said from the attempt until other genes are selected. */
function useRefusal(diagram: DiagramKind, genes: readonly string[]) {
  const [refused, setRefused] = useState<{ readonly genes: readonly string[]; readonly message?: string }>();
  if (refused && refused.genes !== genes) setRefused(undefined);
  const parts = diagram === 'upset' ? 'columns' : 'circles or corners';
  return {
    text: refused && (refused.message ?? `Select genes first: click ${parts}.`),
    refuse: (message?: string) => setRefused({ genes, message }),
  };
}

const titleOf = ({ total, vertices, intersects, level }: SungearAnswer, { support }: LevelOptions): string =>
  `${countOf(total, 'gene')} of ${setsText({ level, support }, vertices.length)} in ${countOf(intersects.length, 'group')}`;

/** Why the corners are not analyses, and whether some are left out; '' where each analysis has its corner. */
function levelText({ level, found, vertices }: SungearAnswer, requested: LevelOptions): string {
  if (level === undefined) return '';
  const why = requested.level
    ? ''
    : `More than ${maxVertices} ${level === 'tf' ? 'analyses' : 'TFs'}: a corner is a ${level === 'tf' ? 'TF' : 'TF family'} with the genes that any of its analyses targets.`;
  const left = found !== undefined && found > vertices.length;
  return left
    ? `${why && `${why} `}Shown are the ${vertices.length} of ${formatCount(found)} with the most genes.`
    : why;
}

/** The name of the level that was taken because there are too many analyses. */
const automaticLevel = ({ level }: SungearAnswer, requested: LevelOptions): string | undefined =>
  requested.level || level === undefined
    ? undefined
    : `Automatic: ${level === 'tf' ? 'TFs' : 'families'}, any analysis`;

const cornerNoun = ({ level }: SungearAnswer): string =>
  level === undefined ? 'analyses' : level === 'tf' ? 'TFs' : 'TF families';

function Heading({ title, sungear }: { readonly title: string; readonly sungear: SungearAnswer }) {
  const { diagram } = useSungearOptions();
  return (
    <ViewTitle title={title} help={<SungearHelp sungear={sungear} />}>
      Each {diagram === 'sungear' ? 'circle' : 'column'} holds the genes that exactly the {cornerNoun(sungear)} it
      points to have in common. Exact binomial test against independent analyses of{' '}
      {countOf(sungear.universe ?? sungear.total, 'gene')} that could be drawn; p-values corrected by{' '}
      {corrections[sungear.correction]} over the groups. All genes have equal chances here, so groups of genes that
      many TFs target are larger than expected; Gene Set Enrichment has hub-corrected tests.{' '}
      {levelText(sungear, useLevel())}
    </ViewTitle>
  );
}

/** Says which TFs have several analyses: experiments of one TF agree, so the groups that they share have strong colors. */
function RepeatedTfs({ sungear }: Pick<Props, 'sungear'>) {
  const repeated = repeatedTfs(sungear);
  if (repeated.length === 0) return null;
  const named = repeated.slice(0, 3).map(({ name, count }) => `${name} (${countOf(count, 'analysis', 'analyses')})`);
  const more = repeated.length > named.length ? ` and ${formatCount(repeated.length - named.length)} more` : '';
  return (
    <p>
      Several analyses of one TF: {named.join(', ')}
      {more}. Groups that these share are larger than expected because the experiments agree. To compare TFs, choose
      “TFs: any analysis” above.
    </p>
  );
}

function DiagramTools({ sungear }: { readonly sungear: SungearAnswer }) {
  const { diagram, correction, set } = useSungearOptions();
  const requested = useLevel();
  return (
    <>
      <SegmentedControl
        aria-label="Diagram"
        value={diagram}
        onChange={(next) => set({ diagram: next })}
        data={[...diagramKinds]}
      />
      <LevelSelect automatic={automaticLevel(sungear, requested)} />
      <CorrectionSelect value={correction} onChange={(next) => set({ correction: next })} />
    </>
  );
}
