import { searchEverything } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** What a search finds; the previous hits stay until the next ones arrive. Sends nothing for a text without words. */
export const useSearch = (text: string, limit: number) =>
  useQuery({
    ...datasetQuery(searchEverything, { query: { q: text, limit } }),
    enabled: hasWords(text),
    placeholderData: keepPreviousData,
  });

/** Whether a text has something to search for. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
