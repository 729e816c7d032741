import { vi } from 'vitest';
import { afterEachTest, beforeEachTest } from './eachTest.ts';

interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

let blobs = new Map<string, Blob>();
let saved: SavedFile[] = [];

beforeEachTest(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${window.location.origin}/${blobs.size}`;
    blobs.set(address, content as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (content) saved.push({ name: this.download, content });
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
});

afterEachTest(() => {
  [blobs, saved] = [new Map(), []];
});

/** The file that the page has handed to the user last, once there is a further one after `action`. */
export async function savedBy(
  action: () => Promise<unknown>,
): Promise<{ name: string; text: string; bytes: Uint8Array }> {
  const before = saved.length;
  await action();
  await vi.waitUntil(() => saved.length > before, { timeout: 15_000 });
  const { name, content } = saved[saved.length - 1];
  const bytes = new Uint8Array(await content.arrayBuffer());
  return { name, text: new TextDecoder().decode(bytes), bytes };
}
