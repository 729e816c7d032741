import type { FunctionRow, FunctionsView } from '@trellis/core/ontology';
import {
  DotPlot,
  layoutDotPlot,
  layoutTermGraph,
  TermGraph,
  type FigureTheme,
  type MarkEvents,
} from '@trellis/figures';
import { useMemo, type ReactNode, type Ref } from 'react';
import { TextButton } from '../../../ui/Button.tsx';
import { useColorScheme } from '../../../ui/colorScheme.ts';
import { countOf, formatCount } from '../../../ui/numbers.ts';
import { pageTheme, useWidth } from '../../../shared/exports/pageFigure.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { alphaOf } from '../../../shared/statistics/typedNumbers.ts';
import { inOrder, useMarks, type NextMark } from '../../../shared/exports/useMarks.ts';
import { dotPlotData, moveInGraph, termGraphData, termLine } from './figureData.ts';
import { graphTerms, type ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';
import viewStyles from '../../../ui/view.module.css';
import styles from './ListFunctions.module.css';

/** Height of the plot in pixels. */
const plotHeight = 440;

interface TermFigureProps {
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  /** Opens the genes of a term. */
  readonly onOpen: (row: FunctionRow) => void;
}

interface FrameProps extends TermFigureProps {
  /** What to do, while no term is active. */
  readonly hint: string;
  /** Where a key leads to from a term. */
  readonly next: NextMark;
  readonly className: string;
  /** Measures the width that the figure has. */
  readonly measure: Ref<HTMLDivElement>;
  /** Draws the figure, whose marks are the terms. */
  readonly draw: (marks: MarkEvents & { readonly theme: FigureTheme; readonly label: string }) => ReactNode;
}

/** A figure of terms, below a line that reads the active one. */
function TermFigure({ terms, title, onOpen, hint, next, className, measure, draw }: FrameProps) {
  const { active, events, ...handlers } = useMarks(terms.length, next, (i) => onOpen(terms[i]));
  return (
    <>
      <p className={`${viewStyles.note} ${styles.line}`}>{active === undefined ? hint : termLine(terms[active])}</p>
      <div ref={measure} className={className} {...handlers}>
        {draw({ ...events, theme: pageTheme, label: title, nameOf: (index) => termLine(terms[index]) })}
      </div>
    </>
  );
}

/** The terms as dots, which open their genes. */
export function TermDots(props: TermFigureProps) {
  const { terms } = props;
  const [measure, width] = useWidth();
  const { correction, alpha } = useListFunctionOptions();
  const layout = useMemo(
    () =>
      width !== undefined &&
      layoutDotPlot(dotPlotData(terms, { correction, alpha: alphaOf(alpha) }), { width, height: plotHeight }),
    [terms, correction, alpha, width],
  );
  return (
    <TermFigure
      {...props}
      hint="Point at a dot, or move with the arrow keys, to read its term. A click opens its genes."
      next={inOrder(terms.length)}
      className={styles.dots}
      measure={measure}
      draw={(marks) => layout && <DotPlot layout={layout} {...marks} />}
    />
  );
}

interface TermNetworkProps extends TermFigureProps {
  readonly functions: FunctionsView;
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

interface DrawingProps extends TermFigureProps {
  readonly edges: NonNullable<FunctionsView['edges']>;
}

function Drawing({ edges, ...props }: DrawingProps) {
  const { terms } = props;
  const [measure, width] = useWidth();
  const paper = useColorScheme();
  const { correction } = useListFunctionOptions();
  const data = useMemo(() => termGraphData(terms, edges, { correction }), [terms, edges, correction]);
  const layout = useMemo(() => layoutTermGraph(data, { width: width ?? 0, paper }), [data, width, paper]);
  const next = useMemo(() => moveInGraph(data, layout.order), [data, layout]);
  return (
    <TermFigure
      {...props}
      hint="Lines lead from a term at the left to narrower ones at the right. Point at a term, or move with the arrow keys, to read its test. A click opens its genes."
      next={next}
      className={styles.graph}
      measure={measure}
      draw={(marks) => width !== undefined && <TermGraph layout={layout} {...marks} />}
    />
  );
}
