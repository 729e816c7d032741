import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useBrief } from './delayedState.ts';
import { Check } from './toolIcons.tsx';

interface Props {
  readonly label: string;
  readonly title?: string;
  readonly text: () => string;
  readonly icon: ReactNode;
  /** Time for which the button says that the text is copied. */
  readonly doneMs?: number;
}

/** Copies a text to the clipboard and shows for a moment that it has; the button keeps its width. */
export function CopyButton({ label, title, text, icon, doneMs = 1000 }: Props) {
  const [state, setState] = useBrief<'ready' | 'done' | 'failed'>('ready', doneMs);
  const copy = () => {
    copyText(text()).then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  return (
    <Button
      variant="default"
      title={title}
      leftSection={state === 'done' ? <Check /> : icon}
      onClick={copy}
      style={state === 'done' ? { color: 'var(--accent)', borderColor: 'var(--accent)' } : undefined}
    >
      <span aria-live="polite">{{ ready: label, done: 'Copied!', failed: 'Not copied' }[state]}</span>
    </Button>
  );
}

/** Copies a text to the clipboard, also on a page without HTTPS, which has no clipboard API. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  const last = document.activeElement;
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (last instanceof HTMLElement) last.focus();
  if (!done) throw new Error('The browser does not allow copying.');
}
