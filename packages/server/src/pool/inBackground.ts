/** Runs an action later; a process does not stay for it. */
export function inBackground(action: () => void, ms: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(action, ms);
  // In a browser a timer is a number.
  if (typeof timer === 'object') timer.unref();
  return timer;
}
