import { describe, expect, it } from 'vitest';
import { importFiles } from './importFiles.ts';

describe('additional edges', () => {
  it('read SIF with tabs or blanks, and undirected files both ways', async () => {
    const { contents, report } = await importFiles({
      'additional_edges/a.sif': 'A1 binds A2 A3\nA3\n',
      'additional_edges/b.undirected.sif': 'A1\tinteracts with\tA2\nA2\tinteracts with\tA1\nA3\tinteracts with\tA3\n',
    });
    expect(contents.edgeTypes).toEqual([
      { name: 'binds', directed: true, pairs: Uint32Array.of(0, 1, 0, 2) },
      { name: 'interacts with', directed: false, pairs: Uint32Array.of(0, 1, 1, 0, 2, 2) },
    ]);
    expect(report.files.filter(({ kind }) => kind === 'edges').map(({ rows, skipped }) => [rows, skipped])).toEqual([
      [3, [{ reason: 'node without an edge', count: 1, examples: ['A3'] }]],
      [3, [{ reason: 'duplicate', count: 1, examples: ['A2 A1'] }]],
    ]);
  });

  it('leave out types none of whose edges is known', async () => {
    const { contents } = await importFiles({ 'additional_edges/a.csv': 'source,target,edge\nB1,A1,x\n' });
    expect(contents.edgeTypes).toEqual([]);
  });
});
