import { downloadList, readOwnFile, readRequestInputs } from '@trellis/contract';
import { readPlainList } from '@trellis/core/formats';
import { call } from './client.ts';

/** The targets of an own analysis of a request as CSV; the first one is number 0. */
export const readOwnCsv = (id: string, number: number): Promise<string> =>
  call(readOwnFile, { params: { id, number: String(number) } });

/** The genes that the tests of a request draw from; undefined for all protein-coding genes. */
export async function readBackground(id: string): Promise<readonly string[] | undefined> {
  const { backgroundgenes: list } = await call(readRequestInputs, { params: { id } });
  if (!list) return undefined;
  return readPlainList(list.text ?? (await call(downloadList, { params: { name: list.name } })));
}
