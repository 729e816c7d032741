import {
  isSingleCell,
  windowAround,
  windowOfArea,
  type HeatMapArea,
  type HeatMapCell,
  type HeatMapGrid,
  type HeatMapWindow,
} from '@trellis/figures';
import { useRef, useState, type KeyboardEvent } from 'react';

type Order = Pick<HeatMapGrid, 'rows' | 'columns'>;

interface Options {
  readonly onPress?: (cell: HeatMapCell) => void;
  readonly onZoom?: (shown: HeatMapWindow) => void;
}

/**
 * What is pointed at in a heat map, and the area that is chosen in it: by dragging, or with Shift, the arrow keys and Enter.
 * A click, or Enter without an area, presses the cell. Escape gives an area up.
 */
export function useCellArea(order: Order | undefined, { onPress, onZoom }: Options) {
  const [active, setActive] = useState<HeatMapCell>();
  const [area, setArea] = useState<HeatMapArea>();
  /** The last cell that was pointed at, which a button zooms to. */
  const [last, setLast] = useState<HeatMapCell>();
  const hasDragged = useRef(false);
  const isChosen = area !== undefined && !isSingleCell(area);
  const zoom = (shown: HeatMapWindow | undefined) => {
    setArea(undefined);
    setActive(undefined);
    setLast(undefined);
    if (shown) onZoom?.(shown);
  };
  const zoomToArea = () => zoom(order && isChosen ? windowOfArea(order, area) : undefined);
  const press = () => {
    if (active) onPress?.(active);
  };
  return {
    active,
    area: isChosen ? area : undefined,
    zoomIn: () => zoom(order && windowAround(order, last)),
    onCell: (cell: HeatMapCell | undefined) => {
      setActive(cell);
      if (cell) setLast(cell);
    },
    figure: onZoom && {
      area,
      onArea: (next: HeatMapArea | undefined) => {
        hasDragged.current = false;
        setArea(next);
      },
      onAreaEnd: () => {
        hasDragged.current = isChosen;
        if (isChosen) zoomToArea();
        else setArea(undefined);
      },
    },
    handlers: {
      onClick: () => {
        if (!hasDragged.current) press();
        hasDragged.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && isChosen) zoomToArea();
        else if (event.key === 'Enter') press();
        else if (event.key === 'Escape' && isChosen) {
          event.stopPropagation();
          setArea(undefined);
        }
      },
    },
  };
}
