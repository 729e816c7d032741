import { loadText, pages, type GuideInfo, type GuideText } from 'virtual:guide/pages';
import { nameInPath } from '../../router/pageAddresses.ts';

const texts = new Map<string, GuideText>();
const loading = new Map<string, Promise<GuideText>>();

export const guideNames: readonly string[] = pages.map(({ name }) => name);

/** The guide of a name; undefined for an unknown one. */
export const guideNamed = (name: string): GuideInfo | undefined => pages.find((page) => page.name === name);

/** Loads the text of the guide at a path, if there is one. */
export async function loadGuideAt(path: string): Promise<void> {
  const guide = guideNamed(nameInPath(path));
  if (guide) await guideText(guide);
}

/** The text of a guide, or a promise of it; the same one until it is loaded, and a new one after a failure. */
export function guideText(guide: GuideInfo): GuideText | Promise<GuideText> {
  const known = texts.get(guide.name) ?? drawnText(guide);
  if (known) {
    texts.set(guide.name, known);
    return known;
  }
  const promise = loading.get(guide.name) ?? load(guide.name);
  loading.set(guide.name, promise);
  return promise;
}

async function load(name: string): Promise<GuideText> {
  try {
    const text = await loadText(name);
    texts.set(name, text);
    return text;
  } catch (error) {
    loading.delete(name);
    throw error;
  }
}

/** The text that the server has put into this document, which need not be loaded a second time. */
function drawnText({ name, headings }: GuideInfo): GuideText | undefined {
  if (typeof document === 'undefined') return undefined;
  const part = (index: string) => document.querySelector(`[data-guide="${name}"][data-part="${index}"]`)?.innerHTML;
  const [lead, ...sections] = ['lead', ...headings.map((_, i) => String(i))].map(part);
  return lead === undefined || sections.includes(undefined) ? undefined : { lead, sections: sections as string[] };
}
