import { describe, expect, it } from 'vitest';
import { stepSchemas, type Step } from '../../src/recipe/step.ts';
import { refusalOf } from '../refusal.ts';
import { run, tableOf } from './running.ts';

const table = tableOf('gene|fc', 'A|1');

/** Each step with an unknown column; `columns` names columns itself. */
const unknown: readonly Step[] = [
  { keep: { column: 'x' } },
  { set: 'y', to: '{x}' },
  { set: 'fc', to: '', where: { column: 'x' } },
  { replace: 'x', pattern: 'a', with: '' },
  { lookup: 'x', rows: {} },
  { melt: ['gene', 'x'], name: 'n', value: 'v' },
  { split: 'x', at: ',' },
  { convert: ['gene', 'x'], with: 'nothing' },
  { count: 'x', at: ',', into: 'n' },
  { upper: ['gene', 'x'] },
  { numbers: ['fc', 'x'] },
  { known: ['gene', 'x'] },
  { best: 'x', of: ['gene'] },
  { best: 'fc', of: ['gene', 'x'] },
  { once: ['x'] },
  { round: 'x', digits: 1 },
  { sort: ['gene', 'x'] },
];

describe('steps', () => {
  it('run one after the other', () => {
    const { lines } = run(
      table,
      { columns: ['id'] },
      { set: 'sign', to: 'up' },
      { keep: { column: 'sign', is: 'up' } },
      { upper: ['sign'] },
      { set: 'name', to: '{id} {sign}' },
    );
    expect(lines).toEqual(['id|fc|sign|name', 'A|1|UP|A UP']);
    expect(run(table).lines).toEqual(['gene|fc', 'A|1']);
  });

  it.each(unknown)('name the columns that there are if one is unknown: %j', (step) => {
    expect(refusalOf(() => run(table, step))).toMatch(/^there is no column "x"; there are gene, fc(, y)?$/);
  });

  it('have all been tried with an unknown column', () => {
    const tried = new Set(unknown.map((step) => Object.keys(step)[0]));
    expect(Object.keys(stepSchemas).filter((name) => !tried.has(name))).toEqual(['columns']);
  });
});
