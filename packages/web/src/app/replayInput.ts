interface EarlyInput {
  readonly typed: ReadonlySet<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  readonly pressed: ReadonlySet<HTMLButtonElement>;
  readonly sent: ReadonlySet<HTMLFormElement>;
}

declare global {
  interface Window {
    /** Ends the recording of public/first-paint.js and returns it. */
    takeEarlyInput?: () => EarlyInput;
  }
}

/** The values of fields that were filled before they had handlers; read them before React takes the page over. */
export function readEarlyValues(): ReadonlyMap<Element, string> {
  return new Map(
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) => [field, field.value]),
  );
}

/** Repeats what was typed, chosen and pressed before the page had its handlers. */
export function replayInput(values: ReadonlyMap<Element, string>): void {
  const early = window.takeEarlyInput?.();
  if (!early) return;
  for (const field of early.typed) {
    if (field.isConnected) fill(field, values.get(field) ?? field.value);
  }
  // Handlers see what was typed in the next task.
  setTimeout(() => {
    for (const button of early.pressed) if (button.isConnected) button.click();
    for (const form of early.sent) if (form.isConnected) form.requestSubmit();
  });
}

/** Fills a field as a user does: React hears the event when the value differs from the last one set on the field itself. */
function fill(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  const prototype: unknown = Object.getPrototypeOf(field);
  if (type === 'input') field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
