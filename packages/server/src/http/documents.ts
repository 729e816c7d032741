import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TrellisError } from '@trellis/core';
import { CallerBusy, ServerBusy } from '../pool/refusals.ts';
import { callerOf } from './client.ts';
import { datasetFor, type Context } from './context.ts';
import { openDocumentThread } from './documentThread.ts';

/** Possible places of that build: seen from the sources, and from the bundle. */
const builds = ['../../dist/prerender/prerender.js', './prerender/prerender.js'].map(
  (path) => new URL(path, import.meta.url),
);
/** Possible places of the list of the pages' files. */
const manifests = ['../../../web/dist/.vite/manifest.json', '../../web/dist/.vite/manifest.json'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Paths with a document of their own; all other ones share the document of `otherPath`. */
const paths: readonly string[] = [
  '/',
  '/tutorial',
  '/citations',
  '/downloads',
  '/guide',
  '/query',
  '/overview',
  '/feedback',
  '/network',
  '/search',
];
const namedPage = /^\/(?:gene|guide)\/[^/]+$/;
const tabs = /^\/result\/[a-z]{1,20}$/;
const otherPath = '/result/summary';
/** Maximum length of an answer of the API in a document, and of what is known about a gene; longer ones are loaded after the first view. */
const [maxAnswerLength, maxGeneLength] = [16_000, 300_000];
const maxDocuments = 150;

export interface Documents {
  /** Whether there is a guide of a name; true when the pages are not built for the server. */
  readonly hasGuide: (name: string) => Promise<boolean>;
  /** Makes the document of the page that a call asks for. */
  readonly make: (request: FastifyRequest) => Promise<string>;
}

/**
 * Returns a function that makes the HTML document of a page for the edition of a call. Documents are kept by edition,
 * version of the data set and path. A page that cannot be drawn is the template, which the browser draws.
 */
export function documentMaker(app: FastifyInstance, context: Context, template: string): Documents {
  const build = builds.find((url) => existsSync(url));
  const manifestPath = manifests.find((path) => existsSync(path));
  if (!build || !manifestPath)
    return { hasGuide: () => Promise.resolve(true), make: () => Promise.resolve(template) };
  const thread = openDocumentThread(build.href);
  app.addHook('onClose', () => thread.close());
  let guides: Promise<readonly string[]> | undefined;
  const manifest: unknown = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const documents = new LRUCache<string, Promise<string>>({ max: maxDocuments });
  const make = async (request: FastifyRequest) => {
    try {
      const { edition, dataset } = await datasetFor(context, request);
      const path = documentPath(request.url.split('?')[0]);
      const menu = (await context.editions.sites()).map(({ name, title }) => [name, title]);
      const key = JSON.stringify([edition.name, dataset.version, menu, path]);
      const kept = documents.get(key);
      if (kept) return await kept;
      const read = (address: string) => readAnswer(app, address, edition.name);
      const made = context.documentTurns.run(callerOf(request), () =>
        thread.draw({ template, manifest, path, edition: edition.name }, read),
      );
      documents.set(key, made);
      made.catch(() => documents.delete(key));
      return await made;
    } catch (error) {
      if (error instanceof ServerBusy || error instanceof CallerBusy) throw error;
      if (!isChoice(error)) request.log.warn(error, 'document not drawn');
      return template;
    }
  };
  const hasGuide = async (name: string) => {
    guides ??= thread.guideNames().catch((error: unknown) => {
      guides = undefined;
      throw error;
    });
    return (await guides).includes(name);
  };
  return { hasGuide, make };
}

/** Whether a host is of no edition: browsers then draw the choice of a species, which is not a fault. */
const isChoice = (error: unknown): boolean => error instanceof TrellisError && error.code === 'choose-edition';

function documentPath(path: string): string {
  return paths.includes(path) || tabs.test(path) || namedPage.test(path) ? path : otherPath;
}

/** The text of an answer of this server; undefined for an error or an answer that is too long. */
async function readAnswer(app: FastifyInstance, address: string, edition: string): Promise<string | undefined> {
  const url = `${address}${address.includes('?') ? '&' : '?'}edition=${encodeURIComponent(edition)}`;
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  const maxLength = address.startsWith('/api/gene/') ? maxGeneLength : maxAnswerLength;
  return statusCode === 200 && body.length <= maxLength ? body : undefined;
}
