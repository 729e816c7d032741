import type { FunctionRow } from '@trellis/core/ontology';
import { DotPlot, layoutDotPlot } from '@trellis/figures';
import { useMemo } from 'react';
import { alphaOf } from '../../../ui/typedNumbers.ts';
import { pageTheme, useWidth } from '../../../ui/pageFigure.ts';
import { inOrder, useMarks } from '../../../ui/useMarks.ts';
import viewStyles from '../../../ui/view.module.css';
import { dotPlotData, termLine } from './figureData.ts';
import type { ShownTerm } from './shownTerms.ts';
import { useListFunctionOptions } from './state.ts';
import styles from './ListFunctions.module.css';

/** Height of the plot in pixels. */
const plotHeight = 440;

interface Props {
  readonly terms: readonly ShownTerm[];
  readonly title: string;
  readonly onOpen: (row: FunctionRow) => void;
}

/** The terms as dots, which open their genes. */
export function TermDots({ terms, title, onOpen }: Props) {
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
