import { create } from '../memory/pageMemory.ts';
import { SharedState } from './sharedState.ts';

interface Settings {
  /** Whether Submit shows the query with its inputs for confirmation first. */
  readonly warnSubmit: boolean;
  /** Whether the end of a query is shown as a desktop notification in a window without focus, if the user allows them. */
  readonly notify: boolean;
}

const defaults: Settings = { warnSubmit: true, notify: true };

/** The user's settings for submitting queries, shared by all tabs of this browser. */
export const useSettings = create<Settings>()(() => defaults);

const shared = new SharedState<Settings>({
  name: 'trellis-settings',
  version: 1,
  label: 'the settings',
  empty: defaults,
  show: (settings) => useSettings.setState(settings),
});

useSettings.setState(shared.state);

/** Changes and stores settings. */
export const changeSettings = (change: Partial<Settings>): void =>
  shared.change((settings) => ({ ...settings, ...change }));
