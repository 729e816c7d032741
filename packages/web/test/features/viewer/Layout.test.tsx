import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forceLayout } from '../../../src/features/viewer/layout/forceLayout.ts';
import type { ForceOrder, ForceReport } from '../../../src/features/viewer/layout/forceTask.ts';
import { graph, openViewer, press, savedPlaces } from './viewerPage.ts';

/** A worker that reports its first step, and the places when it is stopped. */
class HeldWorker {
  static last: HeldWorker | undefined;
  onmessage: ((event: { readonly data: ForceReport }) => void) | undefined;
  onerror: (() => void) | undefined;
  private rounds: ReturnType<typeof forceLayout> | undefined;

  constructor() {
    HeldWorker.last = this;
  }

  postMessage(order: ForceOrder): void {
    if (order.type === 'start') this.rounds = forceLayout(order.task);
    const round = this.rounds?.next().value;
    if (!round) throw new Error('nothing is left to compute');
    const { done, of, places } = round;
    const report = order.type === 'start' ? ({ type: 'progress', done, of } as const) : undefined;
    queueMicrotask(() => this.onmessage?.({ data: report ?? { type: 'done', places: places() } }));
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

async function choose(user: UserEvent, name: string): Promise<void> {
  await press(user, 'Layout');
  await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(`^${name}`) }));
}

const bar = () => screen.queryByRole('progressbar', { name: 'Computing the layout' });
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the layout of the network', () => {
  // Files are read by the worker of all tests, which share this process.
  const { Worker: WorkerOfAll } = globalThis;
  beforeEach(() => void Object.assign(globalThis, { Worker: HeldWorker }));
  afterEach(() => void Object.assign(globalThis, { Worker: WorkerOfAll }));

  it('is chosen, taken back and made again, with buttons and keys', async () => {
    const user = await openViewer('all_tfs');
    const blocks = await savedPlaces(user);
    await choose(user, 'By regulators');
    const regulators = await savedPlaces(user);
    expect(regulators).not.toEqual(blocks);
    await choose(user, 'Hierarchy of TFs');
    const hierarchy = await savedPlaces(user);
    expect(hierarchy).not.toEqual(regulators);
    await press(user, 'Undo');
    expect(await savedPlaces(user)).toEqual(regulators);
    await press(user, 'Undo');
    expect(await savedPlaces(user)).toEqual(blocks);
    expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([true, false]);
    graph().focus();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await savedPlaces(user)).toEqual(regulators);
    await user.keyboard('{Control>}y{/Control}');
    expect(await savedPlaces(user)).toEqual(hierarchy);
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(await savedPlaces(user)).toEqual(blocks);
  });

  it(
    'reports its progress where it is force-directed, and can be canceled or stopped with what there is',
    { tags: ['long'] },
    async () => {
      const user = await openViewer('all_tfs');
      const blocks = await savedPlaces(user);
      await choose(user, 'Force-directed');
      await waitFor(() => expect(Number(bar()?.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
      await press(user, 'Cancel');
      expect(bar()).toBeNull();
      expect(await savedPlaces(user)).toEqual(blocks);
      await choose(user, 'Force-directed');
      await press(user, 'Stop');
      await waitFor(() => expect(bar()).toBeNull());
      expect(await savedPlaces(user)).not.toEqual(blocks);
      await press(user, 'Undo');
      expect(await savedPlaces(user)).toEqual(blocks);
    },
  );

  it('stays as it was in a browser that cannot compute it', { tags: ['long'] }, async () => {
    const user = await openViewer('all_tfs');
    const blocks = await savedPlaces(user);
    await choose(user, 'Force-directed');
    HeldWorker.last?.onerror?.();
    await screen.findByText(/^The force-directed layout could not be computed in this browser/);
    expect(bar()).toBeNull();
    expect(await savedPlaces(user)).toEqual(blocks);
  });
});
