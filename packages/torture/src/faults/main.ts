/**
 * `npm run torture -- faults [--only NAME]`: breaks something while users work on three servers behind a load balancer, with a
 * private PostgreSQL and Redis. Prints what users saw. Exits with 1 if a request was lost, responses were mixed, users saw
 * unexpected errors, or the service did not recover.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../../../../scripts/rig/root.ts';
import { faults } from './faults.ts';
import { tryFault, type Verdict } from './trial.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = faults.filter(({ name }) => values.only === undefined || name === values.only);
if (wanted.length === 0) {
  console.error(`unknown fault "${values.only}"; known are ${faults.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const verdicts = new Map<string, Verdict>();
for (const fault of wanted) verdicts.set(fault.name, await tryFault(fault));
console.log();
for (const [name, verdict] of verdicts) console.log(`${name}: ${verdict}`);
const harmed = [...verdicts.values()].includes('harmed');
console.log(harmed ? 'failed' : 'no request lost, no response mixed, always recovered');
process.exit(harmed ? 1 : 0);
