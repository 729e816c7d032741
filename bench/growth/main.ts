/**
 * `npm run growth -- [--times 1,10] [--runs 5]`: measures the full-size arabidopsis demo with multiples of its analyses: time
 * of import and start, memory, and time per kind of call. Computes the slope from the last two sizes, and extrapolates to
 * 100 times. Needs some 60 MB of memory and 30 MB of disk per multiple.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/rig/root.ts';
import { measureGrowth, type Measures } from './measure.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '1,10' }, runs: { type: 'string', default: '5' } },
});
const times = values.times.split(',').map(Number);
execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });

const measured: Measures[] = [];
for (const each of times) {
  measured.push(await measureGrowth(each, Number(values.runs)));
  console.log(`${each}x measured`);
}
const shown = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(value < 1 ? 2 : 3);
const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const isExtended = times.length > 1 && !times.includes(100);
const last = times.length - 1;
line([
  '',
  ...times.map((each) => `${each}x`),
  ...(times.length > 1 ? ['per time'] : []),
  ...(isExtended ? ['100x, computed'] : []),
]);
line(['---', ...times.map(() => '---:'), ...(times.length > 1 ? ['---:'] : []), ...(isExtended ? ['---:'] : [])]);
for (const [name, { unit }] of measured[last]) {
  const row = measured.map((one) => one.get(name)?.value ?? NaN);
  const slope = (row[last] - row[last - 1]) / (times[last] - times[last - 1]);
  line([
    unit ? `${name}, ${unit}` : name,
    ...row.map(shown),
    ...(times.length > 1 ? [shown(Math.max(0, slope))] : []),
    ...(isExtended ? [shown(row[last] + Math.max(0, slope) * (100 - times[last]))] : []),
  ]);
}
