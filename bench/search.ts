import { get } from './calls.ts';
import { median, report } from '../scripts/rig/report.ts';

/** Ids, symbols, words and their beginnings, two words, a term, and a word with a typing error. */
const texts = [
  'AT4G24020',
  'nlp7',
  'n',
  'at1g',
  'nitr',
  'nitrate trans',
  'protein',
  'GO:0008150',
  'root',
  'trasncription',
] as const;

/** Measures searches, each with a limit that was not asked before, so that no cached answer is measured. */
export async function measureSearch(url: string): Promise<void> {
  const search = async (text: string, limit: number) =>
    (await get(`${url}/api/search/?q=${encodeURIComponent(text)}&limit=${limit}`)).ms;
  report('first search, which makes the index', await search('a', 1));
  for (const text of texts) await search(text, 1);
  const medians: number[] = [];
  for (const text of texts) {
    const times: number[] = [];
    for (let limit = 8; limit < 13; limit++) times.push(await search(text, limit));
    medians.push(median(times));
  }
  report(`slowest of ${texts.length} searches`, Math.max(...medians), { budget: 50 });
}
