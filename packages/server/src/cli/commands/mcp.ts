import { views } from '@trellis/engine';
import { isPostgresUrl } from '@trellis/store';
import { Editions } from '../../data/editions.ts';
import { fetchLocalhost } from '../ask/fetchLocalhost.ts';
import type { McpSite } from '../../mcp/mcpServer.ts';
import type { Arguments, Command } from '../command.ts';
import { dataLocation, requirePositionals, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import { withStore } from '../withStore.ts';

const toolsOfViews = views.flatMap(({ assistant }) => assistant?.name ?? []).join(', ');

const help = `Usage: trellis mcp [--data FOLDER | --url SITE] [--edition NAME] [--pages SITE]

Lets an assistant ask questions: serves tools (query, ${toolsOfViews}, regulators, functions, orthologs, gene,
overview, search) of the Model Context Protocol on standard input and output. A running server has them at its path /mcp, for
assistants that use HTTP.

Options:
  --data FOLDER    the data folder (default: data)
  --url SITE       ask a site instead, e.g. https://species.example.org
  --edition NAME   the data set to ask (default: the first in menus; that of the site)
  --pages SITE     where links to result pages lead (default: the site, or http://EDITION.localhost:8080)`;

/** A site, and what closes it. */
interface Opened {
  readonly site: McpSite;
  close(): Promise<void>;
}

/** `trellis mcp`. Only messages of the protocol are written to standard output. */
export const mcpCommand: Command = {
  name: 'mcp',
  help,
  options: {
    data: { type: 'string' },
    url: { type: 'string' },
    edition: { type: 'string' },
    pages: { type: 'string' },
  },
  async run(args) {
    requirePositionals(args, [], 'mcp');
    const { serveOverStdio } = await import('../../mcp/overStdio.ts');
    const { site, close } = await open(args);
    try {
      const { stdin: input, stdout } = process;
      return (await serveOverStdio(site, { input, output: stdout, onFault: warn })) ? 0 : 1;
    } finally {
      await close();
    }
  },
};

/** Writes a sentence for a person. */
const warn = (sentence: string): void => void process.stderr.write(`trellis: ${sentence}\n`);

function open(args: Arguments): Promise<Opened> {
  const url = text(args, 'url');
  if (url === undefined) return openFolder(args);
  if (text(args, 'data') !== undefined)
    throw new UsageError('mcp takes --data or --url, not both', 'try: trellis mcp --help');
  return openSite(args, url);
}

async function openSite(args: Arguments, url: string): Promise<Opened> {
  const { protocol, origin, pathname } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', origin: '', pathname: '' };
  if (!/^https?:$/.test(protocol))
    throw new UsageError('--url is an address that starts with http:// or https://', 'try: trellis mcp --help');
  const pages = text(args, 'pages') ?? origin + pathname.replace(/\/+$/, '');
  return {
    site: { url, fetch: fetchLocalhost, edition: text(args, 'edition'), page: (path) => pages + path },
    close: () => Promise.resolve(),
  };
}

async function openFolder(args: Arguments): Promise<Opened> {
  const edition = text(args, 'edition') ?? (await firstEdition(args));
  const { openLocalSite } = await import('../../localMcp.ts');
  const location = dataLocation(args);
  const source = isPostgresUrl(location) ? { database: location } : { data: location };
  const local = await openLocalSite({ ...source, edition }, { ...process.env, DATABASE_URL: '' });
  const pages = text(args, 'pages');
  return {
    site: {
      url: 'http://localhost',
      fetch: local.fetch,
      edition,
      page: (path, requested) => `${pages ?? `http://${requested}.localhost:8080`}${path}`,
    },
    close: () => local.close(),
  };
}

/** The first edition in menus. Throws a sentence when there is none. */
async function firstEdition(args: Arguments): Promise<string> {
  const [first] = await withStore(args, ({ datasets }) => new Editions(datasets).all());
  if (first) return first.name;
  throw new Error(`${dataLocation(args)} has no data set: trellis fetch or trellis demo makes one`);
}
