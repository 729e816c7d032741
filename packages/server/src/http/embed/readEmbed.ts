import type { Client } from '../../pool/client.ts';
import { parseJson } from '../../json/parseJson.ts';
import { EmbedSchema, type Embed, type EmbedOptions } from '../../views/embed/embedView.ts';
import { embedCall } from '../../views/registry.ts';
import type { CallContext } from '../context.ts';
import { onCurrentData } from '../onCurrentData.ts';

/** A figure of a request at a revision; by default the first one, as on the pages, which never changes. */
export interface EmbedRef {
  readonly id: string;
  readonly revision: number | undefined;
  readonly options: EmbedOptions;
}

/** Draws a figure, or takes it from the cache. Throws as its view does, and `unknown-request` and `request-deleted`. */
export async function readEmbed(
  { engine, requests, datasets }: Pick<CallContext, 'engine' | 'requests' | 'datasets'>,
  { id, revision, options }: EmbedRef,
  client: Client,
): Promise<Embed> {
  const bytes = await onCurrentData(datasets, async (relyOn) => {
    const request = await requests.open(id, revision ?? 0, client);
    relyOn(request.image.edition);
    return engine.answer(request, embedCall, options);
  });
  if (!(bytes instanceof Uint8Array)) throw new Error('a figure is not a stream');
  return parseJson(EmbedSchema, new TextDecoder().decode(bytes));
}
