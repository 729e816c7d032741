import { createGeneList, deleteRequest, readTargets, secretHeader, submitQuery } from '@trellis/contract';
import type { MessageOf } from '@trellis/contract';
import { askMessage, callRoute, readMessage } from './call.ts';
import type { Site } from './siteClient.ts';

/** The result of a query on a site. */
export interface SubmittedResult {
  readonly id: string;
  /** What is said about its inputs, a sentence each. */
  readonly warnings: readonly string[];
  readonly stats: MessageOf<typeof submitQuery>['stats'];
  /** Deletes it from the site, with all that was made of it. */
  remove(): Promise<void>;
}

/** Runs a query. */
export async function submit(site: Site, form: FormData): Promise<SubmittedResult> {
  const response = await callRoute(site, submitQuery, { query: { result: '0' }, body: form });
  const { request_id: id, errors = [], stats } = readMessage(submitQuery, await response.json());
  const secret = response.headers.get(secretHeader);
  return {
    id,
    warnings: errors,
    stats,
    async remove() {
      if (secret === null) return;
      await callRoute(site, deleteRequest, { params: { id }, headers: { [secretHeader]: secret } });
    },
  };
}

/** Makes a gene list of the target genes of a result, with its background; returns the id of the list. */
export async function listOfTargets(site: Site, result: string): Promise<string> {
  const text = await (await callRoute(site, readTargets, { params: { id: result } })).text();
  const genes = text.split('\n').filter((gene) => gene !== '');
  return (await askMessage(site, createGeneList, { body: { genes, result, deleted_with: result } })).id;
}
