/**
 * Markdown of the picture of a figure that leads to its page; brackets in the text would end it. The picture has a caption: it says
 * how p-values were computed.
 */
export function markdownOf(title: string, page: string): string {
  const picture = page.replace(/(?=\?|$)/, '.svg');
  return `[![${title.replace(/[[\]\\]/g, '\\$&')}](${picture})](${page})`;
}
