import type { FunctionRow, FunctionsView } from '@trellis/core/ontology';
import { DotPlot, layoutDotPlot, layoutTermGraph, TermGraph } from '@trellis/figures';
import { useMemo } from 'react';
import { TextButton } from '../../../ui/Button.tsx';
import { useColorScheme } from '../../../ui/colorScheme.ts';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { pageTheme, useWidth } from '../../../shared/exports/pageFigure.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { alphaOf } from '../../../shared/statistics/typedNumbers.ts';
import { inOrder, useMarks } from '../../../shared/exports/useMarks.ts';
import { dotPlotData, moveInGraph, termGraphData, termLine } from './figureData.ts';
import { graphTerms, type ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';
import viewStyles from '../../../ui/view.module.css';
import styles from './ListFunctions.module.css';

/** Height of the plot in pixels. */
const plotHeight = 440;

interface TermDotsProps {
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  readonly onOpen: (row: FunctionRow) => void;
}

/** The terms as dots, which open their genes. */
export function TermDots({ terms, title, onOpen }: TermDotsProps) {
  const [ref, width] = useWidth();
  const { correction, alpha } = useListFunctionOptions();
  const { active, events, ...handlers } = useMarks(terms.length, inOrder(terms.length), (i) => onOpen(terms[i]));
  const layout = useMemo(
    () =>
      width !== undefined &&
      layoutDotPlot(dotPlotData(terms, { correction, alpha: alphaOf(alpha) }), { width, height: plotHeight }),
    [terms, correction, alpha, width],
  );
  return (
    <>
      <p className={`${viewStyles.note} ${styles.line}`}>
        {active === undefined
          ? 'Point at a dot, or move with the arrow keys, to read its term. A click opens its genes.'
          : termLine(terms[active])}
      </p>
      <div ref={ref} className={styles.dots} {...handlers}>
        {layout && (
          <DotPlot
            layout={layout}
            theme={pageTheme}
            label={title}
            nameOf={(index) => termLine(terms[index])}
            {...events}
          />
        )}
      </div>
    </>
  );
}

interface TermNetworkProps {
  readonly functions: FunctionsView;
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  readonly onOpen: (row: FunctionRow) => void;
}

/** The terms as a graph: broader ones at the left, with lines to narrower ones. */
export function TermNetwork({ functions: { edges }, terms, title, onOpen }: TermNetworkProps) {
  const { full, set } = useListFunctionOptions();
  const shown = useMemo(() => graphTerms(terms, full), [terms, full]);
  if (!edges) return <Skeleton height={320} label="Placing the terms" />;
  return (
    <>
      <Drawing edges={edges} terms={shown} title={title} onOpen={onOpen} />
      {shown.length < terms.length && (
        <p className={viewStyles.note}>
          The {countOf(shown.length, 'term')} with the smallest p-values.{' '}
          <TextButton onClick={() => set({ full: true })}>Show all {formatCount(terms.length)}</TextButton>
        </p>
      )}
    </>
  );
}

interface DrawingProps extends Omit<TermNetworkProps, 'functions'> {
  readonly edges: NonNullable<FunctionsView['edges']>;
}

function Drawing({ edges, terms, title, onOpen }: DrawingProps) {
  const [ref, width] = useWidth();
  const paper = useColorScheme();
  const { correction } = useListFunctionOptions();
  const data = useMemo(() => termGraphData(terms, edges, { correction }), [terms, edges, correction]);
  const layout = useMemo(() => layoutTermGraph(data, { width: width ?? 0, paper }), [data, width, paper]);
  const move = useMemo(() => moveInGraph(data, layout.order), [data, layout]);
  const { active, events, ...handlers } = useMarks(terms.length, move, (i) => onOpen(terms[i]));
  return (
    <>
      <p className={`${viewStyles.note} ${styles.line}`}>
        {active === undefined
          ? 'Lines lead from a term at the left to narrower ones at the right. Point at a term, or move with the arrow keys, to read its test. A click opens its genes.'
          : termLine(terms[active])}
      </p>
      <div ref={ref} className={styles.graph} {...handlers}>
        {width !== undefined && (
          <TermGraph
            layout={layout}
            theme={pageTheme}
            label={title}
            nameOf={(index) => termLine(terms[index])}
            {...events}
          />
        )}
      </div>
    </>
  );
}
