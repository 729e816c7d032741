import { TrellisError } from '@trellis/core';
import type { Recipe } from '../recipe/source.ts';

/** Throws `bad-file` if a step converts ids with a conversion that none of the recipes makes: every row would be left out. */
export function requireConversions(recipes: readonly Recipe[]): void {
  const makes = recipes.flatMap((recipe) => recipe.makes.map((make) => ({ recipe, make })));
  const made = new Set(makes.flatMap(({ make }) => (make.make === 'conversion' ? [make.name] : [])));
  for (const { recipe, make } of makes) {
    const steps = 'steps' in make ? (make.steps ?? []) : [];
    const used = steps.flatMap((step) => ('convert' in step ? [step.with] : []));
    const unknown = used.find((name) => !made.has(name));
    if (unknown !== undefined)
      throw new TrellisError(
        'bad-file',
        `recipe ${recipe.name}, ${make.make}: no recipe that is used makes the conversion ${JSON.stringify(unknown)}`,
      );
  }
}
