import { describe, expect, it } from 'vitest';
import { syntheticEditions } from '../../src/data/syntheticEditions.ts';
import { miniFolder, temporaryFolder, trellis } from '../cli/trellis.ts';

describe('synthetic editions', () => {
  it('are those whose data set is the demo', async () => {
    const data = await temporaryFolder();
    expect(await syntheticEditions(data, ['maize', 'rice'])).toEqual([]);
    await trellis('demo', '--edition', 'maize', '--data', data);
    await trellis('import', miniFolder, '--edition', 'rice', '--data', data);
    expect(await syntheticEditions(data, ['arabidopsis', 'maize', 'rice'])).toEqual(['maize']);
    expect(await syntheticEditions(data, ['rice'])).toEqual([]);
  });
});
