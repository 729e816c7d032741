import { describe, expect, it } from 'vitest';
import { orthologEditions } from '../../src/orthologs/index.ts';

const edition = (name: string, ...others: readonly string[]) => ({ name, orthologEditions: others, settings: {} });
const through = (orthologHub: string, one: ReturnType<typeof edition>) => ({ ...one, settings: { orthologHub } });

describe('the editions to which a list can be carried over', () => {
  it('have a table on either side', () => {
    expect(orthologEditions(edition('rice', 'maize'), [edition('maize'), edition('wheat', 'rice')])).toEqual([
      'maize',
      'wheat',
    ]);
  });

  it('can be connected through the hub that either side names', () => {
    const hub = edition('arabidopsis', 'rice', 'maize');
    const others = [hub, edition('maize'), edition('wheat')];
    expect(orthologEditions(through('arabidopsis', edition('rice')), others)).toEqual(['arabidopsis', 'maize']);
    const named = [hub, through('arabidopsis', edition('maize'))];
    expect(orthologEditions(edition('rice'), named)).toEqual(['arabidopsis', 'maize']);
    expect(orthologEditions(edition('rice'), others)).toEqual(['arabidopsis']);
  });

  it('are none without tables', () => {
    expect(orthologEditions(edition('rice'), [edition('arabidopsis', 'maize'), edition('maize')])).toEqual([]);
  });
});
