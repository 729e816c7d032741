import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../../src/features/result/figureMarkdown.ts';

describe('the Markdown of a figure', () => {
  it('is its picture, which leads to its page', () => {
    expect(markdownOf('Network', 'https://x.org/embed/1/network?revision=2')).toBe(
      '[![Network](https://x.org/embed/1/network.svg?revision=2)](https://x.org/embed/1/network?revision=2)',
    );
  });

  it('escapes brackets and backslashes, which would end the text of the link', () => {
    const text = markdownOf(String.raw`A [b](http://y.org) \ c`, 'https://x.org/p');
    expect(text).toBe(String.raw`[![A \[b\](http://y.org) \\ c](https://x.org/p.svg)](https://x.org/p)`);
  });
});
