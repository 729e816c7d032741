interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: { getBoundingClientRect(): DOMRectReadOnly };
}

/** Where the pointer is on the element that listens, as shares of its width and height (0 to 1), at whatever scale it is shown. */
export function pointerShare({ clientX, clientY, currentTarget }: Pointed): {
  readonly x: number;
  readonly y: number;
} {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const clamp = (share: number) => Math.min(Math.max(share, 0), 1);
  return { x: clamp((clientX - left) / (width || 1)), y: clamp((clientY - top) / (height || 1)) };
}
