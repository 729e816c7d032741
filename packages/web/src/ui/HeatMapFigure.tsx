import {
  HeatMap,
  layoutHeatMap,
  printTheme,
  type HeatMapCell,
  type HeatMapData,
  type HeatMapFigureOptions,
} from '@trellis/figures';
import { useId, useMemo, useState } from 'react';
import { LetterLegend } from './LetterLegend.tsx';
import { pageTheme } from './pageTheme.ts';
import { pngBlob, svgBlob, svgMarkup } from './svgFile.ts';
import { useWidth } from './useWidth.ts';
import styles from './HeatMapFigure.module.css';

interface Props {
  readonly data: HeatMapData;
  readonly options: Omit<HeatMapFigureOptions, 'width'>;
  /** What the cell under the pointer says, in one line. */
  readonly sayCell: (cell: HeatMapCell) => string;
  /** Called with the cell that is clicked, or chosen with Enter. */
  readonly onPress?: (cell: HeatMapCell) => void;
}

/** A heat map that fills the width and says the value under the pointer. */
export function HeatMapFigure({ data, options, sayCell, onPress }: Props) {
  const [ref, width] = useWidth();
  const [active, setActive] = useState<HeatMapCell>();
  const id = useId();
  const layout = useMemo(
    () =>
      width === undefined
        ? undefined
        : layoutHeatMap({ ...data, table: undefined }, { ...options, title: undefined, width }),
    [data, options, width],
  );
  const figure = (
    <div
      ref={ref}
      className={styles.figure}
      onClick={() => active && onPress?.(active)}
      onKeyDown={(event) => event.key === 'Enter' && active && onPress?.(active)}
    >
      <p className={styles.value} aria-live="polite">
        {active ? sayCell(active) : 'Point at a cell, or move with the arrow keys, to read its value.'}
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
  if (!data.table) return figure;
  return (
    <div className={styles.halves}>
      {figure}
      <LetterLegend table={data.table} />
    </div>
  );
}

/** The same as a file, with its title and its legend as text. */
export function heatMapMarkup(data: HeatMapData, options: Omit<HeatMapFigureOptions, 'width'>): string {
  const layout = layoutHeatMap(data, { ...options, width: 900 });
  return svgMarkup(<HeatMap layout={layout} theme={printTheme} label={options.title ?? ''} id="heat-map" />);
}

export const heatMapSvg = (data: HeatMapData, options: Omit<HeatMapFigureOptions, 'width'>): Blob =>
  svgBlob(heatMapMarkup(data, options));

export async function heatMapPng(data: HeatMapData, options: Omit<HeatMapFigureOptions, 'width'>): Promise<Blob> {
  const { interFaces } = await import('./interFaces.ts');
  return pngBlob(heatMapMarkup(data, options), interFaces);
}
