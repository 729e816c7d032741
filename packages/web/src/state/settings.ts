import { create } from 'zustand';
import { SharedState } from './sharedState.ts';

interface Settings {
  /** Whether Submit shows what is asked before it asks. */
  readonly warnSubmit: boolean;
  /** Whether the end of a long query is told by the desktop, where the user has allowed it. */
  readonly notify: boolean;
}

const usual: Settings = { warnSubmit: true, notify: false };

/** What a user has chosen about submitting queries, the same in every tab of this browser. */
export const useSettings = create<Settings>()(() => usual);

const shared = new SharedState<Settings>({
  name: 'trellis-settings',
  version: 1,
  says: 'the settings',
  empty: usual,
  show: (settings) => useSettings.setState(settings),
});

useSettings.setState(shared.state);

/** Changes and stores settings. */
export const changeSettings = (change: Partial<Settings>): void =>
  shared.change((settings) => ({ ...settings, ...change }));
