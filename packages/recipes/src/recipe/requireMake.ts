import { formFault, type YamlPath } from '@trellis/core/yaml';
import type { TSchema } from 'typebox';
import { makeSchemas, type Make } from './make.ts';
import { expressionFault, isCopied, isFileName } from './names.ts';
import { patternOf } from './patternOf.ts';
import { stepSchemas, type Step } from './step.ts';

type Fail = (place: YamlPath, sentence: string) => never;

const makes = new Map<string, TSchema>(Object.entries(makeSchemas));
const steps = new Map<string, TSchema>(Object.entries(stepSchemas));

/** Checks a make with its steps; calls `fail` with the place and a sentence. */
export function requireMake(make: Make, place: YamlPath, fail: Fail): void {
  const schema = makes.get(make.make);
  if (!schema)
    return fail(
      [...place, 'make'],
      `nothing can be made that is called ${JSON.stringify(make.make)}; expected ${[...makes.keys()].join(', ')}`,
    );
  requireForm(schema, make, place, fail);
  const fault = faultOf(make);
  if (fault) fail([...place, ...fault.place], fault.sentence);
  if (!('steps' in make)) return;
  make.steps?.forEach((step, i) => requireStep(step, [...place, 'steps', i], fail));
}

/** Checks the form of a value by a schema. */
export function requireForm(schema: TSchema, value: unknown, place: YamlPath, fail: Fail): void {
  const fault = formFault(schema, value, 'the recipe');
  if (fault) fail([...place, ...fault.place], fault.sentence);
}

/** What is wrong with a make of the right form. */
function faultOf(make: Make): { readonly place: YamlPath; readonly sentence: string } | undefined {
  const expression = 'pattern' in make ? make.pattern : patternOf(make.from);
  const sentence = expression === undefined ? undefined : expressionFault(expression);
  if (sentence !== undefined) return { place: ['pattern' in make ? 'pattern' : 'from'], sentence };
  switch (make.make) {
    case 'analyses':
      if ((make.log2fc === undefined) === (make.pvalue === undefined)) return undefined;
      return { place: [], sentence: 'analyses have either both log2fc and pvalue or neither of them' };
    case 'lists':
    case 'network':
    case 'edges':
      if (!isFileName(make.name))
        return { place: ['name'], sentence: `${JSON.stringify(make.name)} cannot be the name of a file` };
      if (make.make === 'edges' || !make.name.includes('.')) return undefined;
      return {
        place: ['name'],
        sentence: `${JSON.stringify(make.name)} has a dot, at which the import cuts the name`,
      };
    case 'copy':
      if (isCopied(make.to)) return undefined;
      return {
        place: ['to'],
        sentence: `${JSON.stringify(make.to)} cannot be copied to; expected go.obo, go_annotations.gaf, motifs.csv or motifs_indv.csv`,
      };
    default:
      return undefined;
  }
}

function requireStep(step: Step, place: YamlPath, fail: Fail): void {
  const keys = Object.keys(step);
  const name = keys.find((key) => steps.has(key)) ?? keys[0] ?? '';
  const form = steps.get(name);
  if (!form) return fail(place, `there is no step ${JSON.stringify(name)}; expected ${[...steps.keys()].join(', ')}`);
  requireForm(form, step, place, fail);
  const pattern = 'replace' in step ? step.pattern : 'melt' in step && typeof step.melt === 'string' ? step.melt : '';
  const sentence = expressionFault(pattern);
  if (sentence !== undefined) fail([...place, 'replace' in step ? 'pattern' : 'melt'], sentence);
}
