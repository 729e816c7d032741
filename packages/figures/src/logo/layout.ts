import { placeTitle, titleLine } from '../parts/title.ts';
import { informationOf } from './information.ts';
import { bases, type LogoLayout, type LogoLetter, type LogoOptions, type LogoPosition } from './types.ts';

/** Space for the vertical axis at the left, and for the numbers of positions below. */
const left = 44;
const below = 20;
const minWidth = 220;

/** Places a sequence logo: at each position the bases, the most frequent on top, as high as their share of its information. */
export function layoutLogo(motif: readonly LogoPosition[], options: LogoOptions = {}): LogoLayout {
  const { pitch = 22, height = 110 } = options;
  const width = Math.max(left + motif.length * pitch + 4, minWidth);
  const title = placeTitle(options.title ?? '', width);
  const top = (title.length ? title.length * titleLine + 8 : 0) + 8;
  const bottom = top + height;
  return {
    width,
    height: bottom + below,
    title,
    letters: motif.flatMap((position, i) => stack(position, { x: left + i * pitch, pitch, bottom, bit: height / 2 })),
    axis: { x: left - 4, y1: top, y2: bottom },
    ticks: [0, 1, 2].map((bits) => ({ text: `${bits}`, x: left - 10, y: bottom - (bits * height) / 2 + 4 })),
    axisTitle: { text: 'bits', x: 12, y: (top + bottom) / 2 },
    positions: numbered(motif.length, pitch).map((i) => ({
      text: `${i}`,
      x: left + (i - 0.5) * pitch,
      y: bottom + 15,
    })),
  };
}

/** Width of a position in which a logo fits a width in pixels, from 9 to 22. */
export const logoPitch = (positions: number, width: number): number =>
  Math.min(Math.max(Math.floor((width - left - 4) / Math.max(positions, 1)), 9), 22);

/** Positions with a number below: all, or the first and each fifth where they are narrow. */
const numbered = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, i) => i + 1).filter((i) => pitch >= 16 || i === 1 || i % 5 === 0);

/** Letters lower than this are invisible. */
const minHeight = 0.2;

interface Place {
  readonly x: number;
  readonly pitch: number;
  readonly bottom: number;
  /** Height of a bit. */
  readonly bit: number;
}

function stack(position: LogoPosition, { x, pitch, bottom, bit }: Place): LogoLetter[] {
  const available = informationOf(position) * bit;
  const rising = bases
    .map((base, i) => ({ base, height: position.shares[i] * available }))
    .sort((a, b) => a.height - b.height);
  let y = bottom;
  return rising.flatMap(({ base, height }) => {
    y -= height;
    return height < minHeight ? [] : [{ base, x: x + 0.5, y, width: pitch - 1, height }];
  });
}
