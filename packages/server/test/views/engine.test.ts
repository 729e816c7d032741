import { describe, expect, it } from 'vitest';
import { paceOf } from '../../src/views/engine.ts';

const request = (query: string, targetNetwork?: { name: string; text: string }) => ({
  id: 'r',
  inputs: { query, edges: [], ...(targetNetwork && { targetNetwork: { ...targetNetwork, header: false } }) },
});

const all = 'all_tfs[pvalue < 0.01]';

describe('a light call', () => {
  it('is quick unless its query names every TF', () => {
    expect(paceOf(request('AT4G24020'), false)).toBe('quick');
    expect(paceOf(request('AT4G24020'), true)).toBe('quick');
    expect(paceOf(request(all), false)).toBe('evaluation');
  });

  it('is long when its query is long, new with every TF, names every TF again and again, or has long lists or a network', () => {
    expect(paceOf(request(Array.from({ length: 40 }, () => 'AT4G24020').join(' or ')), false)).toBe('long');
    expect(paceOf(request(all), true)).toBe('long');
    expect(paceOf(request([all, all, all].join(' or ')), false)).toBe('long');
    expect(paceOf(request('AT4G24020', { name: 'n', text: 'A\tt\tB' }), false)).toBe('long');
    const { id, inputs } = request('AT4G24020');
    const withList = (text: string) => ({ id, inputs: { ...inputs, targetGenes: { name: 'n', text } } });
    expect(paceOf(withList('AT4G24020\n'.repeat(30_000)), false)).toBe('long');
    expect(paceOf(withList('AT4G24020\n'.repeat(3000)), false)).toBe('quick');
  });
});
