import { describe, expect, it } from 'vitest';
import { isCostly } from '../../src/views/engine.ts';

const request = (query: string, targetNetwork?: { name: string; text: string }) => ({
  id: 'r',
  inputs: { query, edges: [], ...(targetNetwork && { targetNetwork: { ...targetNetwork, header: false } }) },
});

describe('a query', () => {
  it('is costly when it is long, names every TF or is compared with a network', () => {
    expect(isCostly(request('AT4G24020'))).toBe(false);
    expect(isCostly(request('all_tfs'))).toBe(true);
    expect(isCostly(request(Array.from({ length: 40 }, () => 'AT4G24020').join(' or ')))).toBe(true);
    expect(isCostly(request('AT4G24020', { name: 'n', text: 'A\tt\tB' }))).toBe(true);
  });
});
