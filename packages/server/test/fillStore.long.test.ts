import { openStore } from '@trellis/store';
import { describe, expect, it } from 'vitest';
import { fillStore } from '../src/fillStore.ts';
import { temporaryFolder } from './cli/trellis.ts';

describe('fillStore', () => {
  it('fills an empty store once: arabidopsis with real experiments, the others with the demo', async () => {
    const data = await temporaryFolder();
    const lines: string[] = [];
    await fillStore(data, (line) => void lines.push(line));
    expect(lines).toEqual([
      'real data for arabidopsis: 312,668 interactions of openly licensed experiments',
      'synthetic demo data for maize: 60,000 interactions',
      'synthetic demo data for rice: 60,000 interactions',
      'synthetic demo data for development: 60,000 interactions',
    ]);
    await fillStore(data, (line) => void lines.push(line));
    expect(lines).toHaveLength(4);

    const store = await openStore(data);
    const header = await store.datasets.header('arabidopsis');
    await store.close();
    expect(header?.label).toBe('the starter set of openly licensed experiments');
    expect(header?.counts.analyses).toBe(76);
  });
});
