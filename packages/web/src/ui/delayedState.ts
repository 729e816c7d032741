import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in typing after which a text takes effect. */
const typingPauseMs = 100;

interface Typed {
  readonly text: string;
  /** The value that the text replaces. */
  readonly over: string;
  /** The text that was passed on last; the value becomes it soon. */
  readonly passed: string;
}

/**
 * The text of a field, and the function that types into it. It is shown at once and passed to `onChange` after a pause in
 * typing. A value that changes from outside takes its place.
 */
export function useTyped(
  value: string,
  onChange: (text: string) => void,
  pauseMs = typingPauseMs,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>();
  if (typed && typed.over !== value) setTyped(value === typed.passed ? { ...typed, over: value } : undefined);
  const waiting = typed && typed.text !== typed.passed ? typed.text : undefined;
  const pass = useEffectEvent((text: string) => {
    setTyped((now) => now && { ...now, passed: text });
    onChange(text);
  });
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => pass(waiting), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, pauseMs]);
  const type = (text: string) => setTyped((now) => ({ over: value, passed: value, ...now, text }));
  return [typed?.text ?? value, type];
}

/** Becomes true when `flag` has been true for a while, and false with it, so that quick work shows no spinner. */
export function useDelayed(flag: boolean, delayMs = 150): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setDelayed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [flag, delayMs]);
  return flag && delayed;
}

/** A state that returns to its resting value after some milliseconds. */
export function useBrief<T>(rest: T, lastsMs: number): [T, (value: T) => void] {
  const [value, setValue] = useState(rest);
  useEffect(() => {
    if (value === rest) return;
    const timer = setTimeout(() => setValue(rest), lastsMs);
    return () => clearTimeout(timer);
  }, [value, rest, lastsMs]);
  return [value, setValue];
}
