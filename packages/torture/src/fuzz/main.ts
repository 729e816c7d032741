/**
 * `npm run torture -- fuzz [TARGET ...] [--seconds 600] [--seed 1]`: feeds the readers of the product with inputs that are changed
 * again and again, and keeps those that reach new code (docs/decisions/0025-fuzzing.md). Prints a line for each target and each
 * fault. The inputs of `corpus` grow; an input with a fault goes to `findings`, where a test reads it. Exits with 1 if there is a
 * fault. Two searches with the same seed, corpus and sources try the same inputs in the same order.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../../scripts/rig/root.ts';
import { bundleTarget } from './bundle.ts';
import { encoded, readInputs, writeInputs } from './inputs.ts';
import type { Finding, SearchReport } from './orders.ts';
import { supervise } from './supervise.ts';
import { targetNames } from './targetNames.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '600' }, seed: { type: 'string', default: '1' } },
});
/** Memory in MB by which a search can grow. */
const maxGrowth = 50;

const unknown = positionals.filter((name) => !targetNames.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`no target ${unknown.join(', ')}; there are ${targetNames.join(', ')}`);
  process.exit(2);
}
let faults = 0;
// Threads that are ended from outside cannot remove their files.
const place = mkdtempSync(join(tmpdir(), 'trellis-fuzz-'));
process.env['TMPDIR'] = place;
for (const name of positionals.length > 0 ? positionals : targetNames) faults += await fuzz(name);
rmSync(place, { recursive: true, force: true });
process.exit(faults > 0 ? 1 : 0);

/** Searches with one target; returns the number of faults. */
async function fuzz(name: string): Promise<number> {
  const bundle = await bundleTarget(name, join(root, '.cache/fuzz'));
  const findings: Finding[] = [];
  const inputs = readInputs('corpus', name);
  const end = Date.now() + Number(values.seconds) * 1000;
  const onFinding = (finding: Finding): void => {
    findings.push(finding);
    console.log(`FAULT ${name}: ${finding.summary}\n      ${encoded(finding.input).slice(0, 2000)}`);
    console.log(finding.details.split('\n').slice(0, 8).join('\n').replaceAll(/^/gm, '      '));
    writeInputs('findings', name, [...readInputs('findings', name), finding.input]);
  };
  for (let attempt = 1; ; attempt++) {
    const seconds = Math.max(0, (end - Date.now()) / 1000);
    const order = {
      seconds,
      seed: `${values.seed} ${attempt}`,
      inputs,
      known: findings.map(({ summary }) => summary),
    };
    const ended = await supervise(bundle.path, order, { onFinding, onInput: (input) => void inputs.push(input) });
    if ('stuck' in ended) onFinding(ended.stuck);
    else {
      writeInputs('corpus', name, ended.report.corpus);
      const grown = hasGrown(ended.report) ? 1 : 0;
      if (grown) console.log(`FAULT ${name}: the memory grew by more than ${maxGrowth} MB`);
      console.log(lineOf(name, ended.report, findings.length + grown));
      return findings.length + grown;
    }
    if (attempt === 20) return findings.length;
  }
}

/** Whether a reader keeps memory after its runs: the search itself needs some MB for its corpus. */
function hasGrown({ memory: [early, late] }: SearchReport): boolean {
  return late - early > maxGrowth;
}

function lineOf(name: string, report: SearchReport, found: number): string {
  const { runs, seconds, counters, reached, reachedBefore, memory, corpus } = report;
  const bytes = corpus.reduce((sum, input) => sum + input.length, 0);
  return [
    name.padEnd(14),
    `${runs.toLocaleString('en')} runs in ${seconds.toFixed(0)} s, ${Math.round(runs / seconds).toLocaleString('en')} per s`,
    `${reached} of ${counters} branches (${reachedBefore} before)`,
    `${corpus.length} inputs of ${(bytes / 1024).toFixed(1)} kB`,
    `memory ${memory.map((each) => each.toFixed(0)).join(' -> ')} MB`,
    `${found} ${found === 1 ? 'fault' : 'faults'}`,
  ].join('; ');
}
