import { describe, expect, it } from 'vitest';
import { orthologEditions } from '../../src/index.ts';

const edition = (name: string, ...others: readonly string[]) => ({ edition: name, orthologEditions: others });

describe('the editions to which a list can be carried over', () => {
  it('have a table on either side', () => {
    expect(orthologEditions(edition('rice', 'maize'), [edition('maize'), edition('wheat', 'rice')])).toEqual([
      'maize',
      'wheat',
    ]);
  });

  it('can be connected through Arabidopsis', () => {
    const hub = edition('arabidopsis', 'rice', 'maize');
    expect(orthologEditions(edition('rice'), [hub, edition('maize'), edition('wheat')])).toEqual([
      'arabidopsis',
      'maize',
    ]);
  });

  it('are none without tables', () => {
    expect(orthologEditions(edition('rice'), [edition('arabidopsis', 'maize'), edition('maize')])).toEqual([]);
  });
});
