import { ticksOf, type Scale } from '../parts/scales.ts';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { placeTitle, titleLine } from '../parts/title.ts';
import { placeLabels } from './labels.ts';
import { foldScale, foldTicks, heightScale, keySizes, radiusScale } from './scales.ts';
import { dotPlotSizes as sizes } from './sizes.ts';
import type { DotPlotData, DotPlotLayout, DotPlotOptions, SizeKey } from './types.ts';

/** Places dots by two values, with areas in proportion to a third, and labels those that have room. */
export function layoutDotPlot(data: DotPlotData, { width, height, title = '' }: DotPlotOptions): DotPlotLayout {
  const { dots } = data;
  const titled = placeTitle(title, width);
  const top = (titled.length ? titled.length * titleLine + 8 : 0) + sizes.top;
  const plot = { left: sizes.left, right: width - 8, top, bottom: top + height };
  const x = foldScale(dots, [plot.left + sizes.maxRadius, plot.right - sizes.maxRadius]);
  const y = heightScale(data, [plot.bottom, plot.top + sizes.maxRadius + sizes.label]);
  const radius = radiusScale(dots);
  const placed = dots.map(({ interval, ...dot }) => ({
    ...{ x: x(dot.x), y: y(dot.y), r: radius(dot.size) },
    ...(interval && { interval: [x(interval[0]), x(interval[1])] as const }),
  }));
  const keys = placeKeys(data, { radius, top: plot.bottom + sizes.axis, width });
  return {
    width,
    height: plot.bottom + sizes.axis + (keys.length ? sizes.key : 0),
    title: titled,
    plot,
    ...placeAxes(data, plot, { x, y }),
    line: data.line && { text: data.line.text, x: plot.right, y: y(data.line.y) },
    dots: placed,
    order: [...dots.keys()].sort((a, b) => dots[b].size - dots[a].size || a - b),
    labels: placeLabels(dots, placed, plot),
    keys,
  };
}

interface Scales {
  readonly x: Scale;
  readonly y: Scale;
}

function placeAxes(
  { xAxis, yAxis }: DotPlotData,
  { left, right, top, bottom }: DotPlotLayout['plot'],
  { x, y }: Scales,
): Pick<DotPlotLayout, 'xTicks' | 'yTicks' | 'xAxis' | 'yAxis'> {
  return {
    xTicks: foldTicks(x).map((value) => ({ text: value.toLocaleString('en'), x: x(value), y: bottom + 16 })),
    yTicks: ticksOf(y, Math.max(2, Math.round((bottom - top) / 70))).map((value) => ({
      text: value.toLocaleString('en'),
      x: left - 8,
      y: y(value),
    })),
    xAxis: { text: fitText(xAxis, sizes.text, right - left), x: (left + right) / 2, y: bottom + 36 },
    yAxis: { text: fitText(yAxis, sizes.text, right), x: 0, y: top - 10 },
  };
}

interface KeyPlace {
  readonly radius: (size: number) => number;
  readonly top: number;
  readonly width: number;
}

/** The key of the sizes in one line; those that do not fit are left out. */
function placeKeys({ dots, sizes: noun }: DotPlotData, { radius, top, width }: KeyPlace): SizeKey[] {
  let x = sizes.left;
  return keySizes(dots).flatMap((size) => {
    const r = radius(size);
    const text = `${size.toLocaleString('en')} ${size === 1 ? noun.replace(/s$/, '') : noun}`;
    const place = {
      text,
      x: x + 2 * r + 6,
      y: top + sizes.key / 2 + 4,
      dot: { x: x + r, y: top + sizes.key / 2, r },
    };
    x = place.x + textWidth(text, sizes.text) + sizes.keyGap;
    return x - sizes.keyGap > width ? [] : [place];
  });
}
