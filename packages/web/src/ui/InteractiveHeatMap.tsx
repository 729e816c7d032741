import {
  HeatMap,
  layoutHeatMap,
  printTheme,
  type HeatMapCell,
  type HeatMapData,
  type HeatMapFigureOptions,
} from '@trellis/figures';
import { useComputedColorScheme } from '@mantine/core';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { LetterLegend } from './LetterLegend.tsx';
import { pageTheme } from './pageTheme.ts';
import { useWidth } from './useWidth.ts';
import styles from './InteractiveHeatMap.module.css';

interface Props {
  readonly data: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  /** The value of a cell in one line. */
  readonly cellText: (cell: HeatMapCell) => string;
  /** Called with the cell that is clicked, or chosen with Enter. */
  readonly onPress?: (cell: HeatMapCell) => void;
}

/** A heat map that fills the width and shows the value under the pointer, with its legend if it has one. */
export function InteractiveHeatMap(props: Props) {
  const { table } = props.data;
  if (!table) return <Figure {...props} />;
  return (
    <div className={styles.halves}>
      <Figure {...props} />
      <LetterLegend table={table} />
    </div>
  );
}

function Figure({ data, options, cellText, onPress }: Props) {
  const [ref, width] = useWidth();
  const [active, setActive] = useState<HeatMapCell>();
  const id = useId();
  const paper = useComputedColorScheme('light');
  const layout = useMemo(() => {
    if (width === undefined) return undefined;
    return layoutHeatMap({ ...data, table: undefined }, { ...options, title: undefined, width, paper });
  }, [data, options, width, paper]);
  const press = () => active && onPress?.(active);
  return (
    <div ref={ref} className={styles.figure} onClick={press} onKeyDown={(event) => event.key === 'Enter' && press()}>
      <p className={styles.value} aria-live="polite">
        {active ? cellText(active) : 'Point at a cell, or move with the arrow keys, to read its value.'}
      </p>
      {layout && (
        <HeatMap
          layout={layout}
          theme={pageTheme}
          label={options.title ?? ''}
          id={id}
          active={active}
          onCell={setActive}
        />
      )}
    </div>
  );
}

/** The heat map for a file, with its title and its legend as text. */
export function printedHeatMap(data: HeatMapData, options: Omit<HeatMapFigureOptions, 'width'>): ReactElement {
  const layout = layoutHeatMap(data, { ...options, width: 900 });
  return <HeatMap layout={layout} theme={printTheme} label={options.title ?? ''} id="heat-map" />;
}
