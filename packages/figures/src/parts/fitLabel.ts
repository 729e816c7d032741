import { fitText, textWidth } from './textWidth.ts';

const separator = ' · ';

/**
 * Shortens the label of an analysis to fit the width `available`: leaves its middle parts out, the last of them first, so that
 * TF and id stay (`TGA1 · 699`); with an ellipsis only where these do not fit either. Other texts are as by `fitText`.
 */
export function fitLabel(label: string, size: number, available: number): string {
  const parts = label.split(separator);
  for (let left = parts.length - 1; left >= 1; left--) {
    const text = [...parts.slice(0, left), ...parts.slice(-1)].join(separator);
    if (textWidth(text, size) <= available) return text;
  }
  return fitText(label, size, available);
}
