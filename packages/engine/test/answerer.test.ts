import { describe, expect, it } from 'vitest';
import { listInUniverse } from '@trellis/core/genes';
import { targetsInList } from '@trellis/core/regulators';
import { mini } from '../../core/test/mini.ts';
import { openAnswerer, versionKey, viewCalls } from '../src/index.ts';
import { miniReader } from './miniReader.ts';
import { image, listTask, questionTask, viewTask } from './tasks.ts';

function callNamed(name: string) {
  const call = viewCalls.find((each) => each.name === name);
  if (!call) throw new Error(`there is no call ${name}`);
  return call;
}

/** The first of the predefined lists. */
const red = ['AT1G00040', 'AT1G00060', 'AT1G00080'];

const answerer = openAnswerer({ reader: miniReader, callNamed });
const ask = async (task: Parameters<typeof answerer.answer>[0]) =>
  JSON.parse(String(await answerer.answer(task, () => {})));

describe('a thread that answers', () => {
  it('computes a view of a query', async () => {
    const { bars } = await ask(viewTask('ALF', 'summary'));
    const counts = bars.map((bar: { counts: { targets: number }[] }) => bar.counts.map(({ targets }) => targets));
    expect(counts).toEqual([[3, 2], [4]]);
  });

  it('reads a predefined list by its name', async () => {
    const targets = await ask(listTask('listTargets', { list: 'Examples', part: 'red' }, { analyses: [1, 2] }));
    expect(targets).toEqual(targetsInList(mini, listInUniverse(mini, { names: red }), [1, 2]));
    const unknown = listTask('listTargets', { list: 'None' }, { analyses: [] });
    await expect(ask(unknown)).rejects.toMatchObject({ code: 'unknown-list' });
  });

  it('knows the motif clusters of a gene', async () => {
    const { motifs } = await ask(questionTask('gene', { name: 'AT1G00040' }));
    expect(motifs).toEqual([
      { region: '500bp_promoter', clusters: [{ cluster: 'cluster_1', hits: 2 }] },
      { region: 'CDS', clusters: [{ cluster: 'cluster_2', hits: 1 }] },
    ]);
  });

  it('keeps a data set open until its host lets it go', () => {
    // Each message to a thread has an image of its own.
    const opened = () => answerer.datasetOf({ ...image });
    const open = opened();
    expect(opened()).toBe(open);
    expect(answerer.retain(new Set([versionKey(image)]))).toBe(false);
    expect(opened()).toBe(open);
    expect(answerer.retain(new Set())).toBe(true);
    expect(opened()).not.toBe(open);
  });
});
