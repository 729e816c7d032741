import { describe, expect, it } from 'vitest';
import { tagOf } from '../../src/result/tag.ts';

const request = '00000000-0000-4000-8000-000000000001';

describe('a tag', () => {
  it('is a UUID of version 8 (RFC 9562) of 36 characters', () => {
    for (let mention = 0; mention < 2000; mention++) {
      expect(tagOf(request, mention)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
  });

  it('is the same each time, in every version of Trellis: kept names of analyses hang on it', () => {
    expect([0, 1, 12].map((mention) => tagOf(request, mention))).toEqual([
      'fec10caa-3e58-8f8f-b821-25a1f8fc4c95',
      'b6c7dbc3-a386-85c0-971c-862c56a5e286',
      '529028b6-f26e-8a3a-8f66-86c04afed8dc',
    ]);
  });

  it('differs between the mentions of a request, and between requests', () => {
    const tags = new Set<string>();
    for (let i = 0; i < 200; i++) {
      for (let mention = 0; mention < 200; mention++) tags.add(tagOf(`${request}${i}`, mention));
    }
    expect(tags.size).toBe(40_000);
  });

  it('spreads over all its digits', () => {
    const tags = Array.from({ length: 1000 }, (_, mention) => tagOf(request, mention).replaceAll('-', ''));
    const fixed = [12, 16];
    for (let digit = 0; digit < 32; digit++) {
      const values = new Set(tags.map((tag) => tag[digit]));
      expect(values.size).toBe(digit === fixed[0] ? 1 : digit === fixed[1] ? 4 : 16);
    }
  });
});
