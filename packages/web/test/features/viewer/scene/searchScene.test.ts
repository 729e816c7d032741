import { describe, expect, it } from 'vitest';
import { hitCountText, searchScene, stepHit } from '../../../../src/features/viewer/scene/searchScene.ts';
import { small } from '../smallNetwork.ts';

describe('the search', () => {
  it('finds ids and symbols without case, anywhere in them', () => {
    expect(searchScene(small(), 'zm0')).toEqual([2]);
    expect(searchScene(small(), ' nrx ')).toEqual([4]);
    expect(searchScene(small(), '1g')).toEqual([0, 1, 3, 4]);
  });

  it('finds the targets of edges by their name, with an apostrophe too', () => {
    expect(searchScene(small(), 'regulated')).toEqual([3, 4]);
    expect(searchScene(small(), "5' END")).toEqual([2]);
  });

  it('finds nothing for nothing', () => {
    expect([searchScene(small(), ' '), searchScene(small(), 'nowhere')]).toEqual([[], []]);
  });

  it('steps through the hits and around their end', () => {
    expect([stepHit(-1, 3, 1), stepHit(-1, 3, -1), stepHit(2, 3, 1), stepHit(0, 3, -1), stepHit(0, 0, 1)]).toEqual([
      0, 2, 0, 2, -1,
    ]);
  });
});

it('the number of hits is written with the current one', () => {
  expect([hitCountText(0, -1), hitCountText(1200, -1), hitCountText(1200, 0)]).toEqual([
    'none',
    '1,200 found',
    '1 of 1,200',
  ]);
});
