import { Button } from './Button.tsx';
import type { ReactNode } from 'react';
import { Check } from './toolIcons.tsx';
import { copyText } from './copyText.ts';
import { useBrief } from './useBrief.ts';

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
