/**
 * `npm run faults -- [--only NAME]`: three servers on a PostgreSQL and a Redis of their own behind a balancer, users at work,
 * and something that breaks. Prints what users saw; exits 1 when a request was lost, answers were mixed, users saw what they
 * must not, or the service did not come back by itself.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../demoFolder.ts';
import { faults } from './faults.ts';
import { tryFault, type Verdict } from './trial.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = faults.filter(({ name }) => values.only === undefined || name === values.only);
if (wanted.length === 0) {
  console.error(`there is no fault "${values.only}"; there are ${faults.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const verdicts = new Map<string, Verdict>();
for (const fault of wanted) verdicts.set(fault.name, await tryFault(fault));
console.log();
for (const [name, verdict] of verdicts) console.log(`${name}: ${verdict}`);
const harmed = [...verdicts.values()].includes('harmed');
console.log(harmed ? 'harm was done' : 'nothing lost, nothing mixed, always back by itself');
process.exit(harmed ? 1 : 0);
