import type { Step, StepOf } from '../recipe/step.ts';
import type { Table } from '../table.ts';
import { count, lookup, replace, round, set, upper } from './cellSteps.ts';
import type { StepContext } from './context.ts';
import { best, keep, known, numbers, once } from './rowSteps.ts';
import { convert, melt, nameColumns, sort, split } from './shapeSteps.ts';

/** Runs the steps of a make on the table of a file, one after the other. */
export function runSteps(table: Table, steps: readonly Step[], context: StepContext): Table {
  let result = table;
  for (let i = 0; i < steps.length;) {
    const step = steps[i];
    const sets = leadingSets(steps.slice(i));
    result = 'set' in step ? set(result, sets) : runStep(result, step, context);
    i += 'set' in step ? sets.length : 1;
  }
  return result;
}

/** The steps that set columns, up to the first other one. */
function leadingSets(steps: readonly Step[]): readonly StepOf<'set'>[] {
  const isSet = (step: Step): step is StepOf<'set'> => 'set' in step;
  const end = steps.findIndex((step) => !isSet(step));
  return steps.slice(0, end < 0 ? steps.length : end).filter(isSet);
}

function runStep(table: Table, step: Exclude<Step, StepOf<'set'>>, context: StepContext): Table {
  if ('columns' in step) return nameColumns(table, step);
  if ('keep' in step) return keep(table, step, context);
  if ('replace' in step) return replace(table, step);
  if ('lookup' in step) return lookup(table, step, context);
  if ('melt' in step) return melt(table, step);
  if ('split' in step) return split(table, step, context);
  if ('convert' in step) return convert(table, step, context);
  if ('count' in step) return count(table, step);
  if ('upper' in step) return upper(table, step);
  if ('numbers' in step) return numbers(table, step, context);
  if ('known' in step) return known(table, step, context);
  if ('best' in step) return best(table, step, context);
  if ('once' in step) return once(table, step, context);
  if ('round' in step) return round(table, step);
  return sort(table, step);
}
