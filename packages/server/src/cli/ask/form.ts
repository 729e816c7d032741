import type { Site } from './siteClient.ts';
import type { Arguments, Options } from '../command.ts';
import { isSet, repeated, text } from '../parse.ts';
import type { Input, Inputs } from './inputs.ts';
import { readOwnFile } from './ownFiles.ts';

/** Options that belong to a query. */
export const questionOptions = {
  'target-genes': { type: 'string' },
  'filter-tfs': { type: 'string' },
  network: { type: 'string' },
  'network-header': { type: 'boolean' },
  background: { type: 'string' },
  edges: { type: 'string', multiple: true },
  own: { type: 'string', multiple: true },
} as const satisfies Options;

/** Options that name a gene list, and their fields of the form. */
const listFields = [
  ['target-genes', 'targetgenes'],
  ['filter-tfs', 'filtertfs'],
  ['background', 'backgroundgenes'],
] as const;

/** The form of a query with its inputs, as the page sends it. */
export async function formOf(query: string, args: Arguments, inputs: Inputs, site: Site): Promise<FormData> {
  const form = new FormData();
  form.append('query', query);
  for (const type of repeated(args, 'edges')) form.append('edges', type);
  for (const [option, field] of listFields) {
    const word = text(args, option);
    if (word !== undefined) append(form, field, await inputs.list(site, word));
  }
  const network = text(args, 'network');
  if (network !== undefined) append(form, 'targetnetworks', await inputs.network(site, network));
  if (isSet(args, 'network-header')) form.append('networkHeaders', 'true');
  await appendOwn(form, repeated(args, 'own'));
  return form;
}

function append(form: FormData, field: string, input: Input): void {
  if ('name' in input) form.append(field, input.name);
  else form.append(field, new Blob([Uint8Array.from(input.bytes)], { type: 'text/plain' }), input.file);
}

async function appendOwn(form: FormData, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const files = await Promise.all(paths.map(readOwnFile));
  for (const { name, bytes } of files) form.append('ownanalyses', new Blob([Uint8Array.from(bytes)]), name);
  form.append('ownanalyses_metadata', JSON.stringify(files.map(({ metadata }) => metadata)));
}
