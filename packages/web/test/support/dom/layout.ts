/** Size of every element: there is no layout, and lists that draw what is in sight need one. */
const [width, height] = [1200, 600];

for (const [property, value] of Object.entries({
  ...{ offsetWidth: width, clientWidth: width, offsetHeight: height, clientHeight: height },
}))
  Object.defineProperty(HTMLElement.prototype, property, { configurable: true, get: () => value });

Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height);

/** Observes elements that never change their size. */
class FixedResizeObserver implements ResizeObserver {
  private readonly callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.callback = callback;
  }

  observe(target: Element): void {
    const size = [{ inlineSize: width, blockSize: height }];
    const entry = {
      ...{ target, contentRect: new DOMRect(0, 0, width, height) },
      ...{ borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size },
    };
    queueMicrotask(() => this.callback([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

// Not a stub of Vitest: a test that takes its own back would take this one from all files of the process.
globalThis.ResizeObserver = FixedResizeObserver;
