import type { TestSpecification, Vitest } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * The order of test files: first those whose path contains one of `long`, in that order, then as Vitest orders them, which without
 * times of an earlier run is by size. A long file that starts last keeps one process busy when the others have ended.
 */
export function longFilesFirst(long: readonly string[]): new (context: Vitest) => BaseSequencer {
  const rank = ({ moduleId }: TestSpecification): number => {
    const place = long.findIndex((part) => moduleId.includes(part));
    return place < 0 ? long.length : place;
  };
  return class LongFilesFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
    }
  };
}
