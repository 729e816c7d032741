import type { Arguments, Options } from '../command.ts';
import { refuseOptions, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import type { Site } from './askedSite.ts';

/** Options of every command that asks a site. */
export const siteOptions = {
  edition: { type: 'string' },
  data: { type: 'string' },
  url: { type: 'string' },
  quiet: { type: 'boolean' },
} as const satisfies Options;

/** Their lines in the help of a command. */
export const siteHelp = `  --edition NAME       the edition to ask (default: TRELLIS_EDITION, else the only one of the data folder, or that of the host)
  --data FOLDER        the data folder (default: TRELLIS_DATA, else data), read without a server
  --url URL            ask this site instead of a data folder
  --quiet              print no notes about the result on stderr\n-e, -f, -o and -q are short for --edition, --format, --out and --quiet.`;

/** Runs an action on the site that the options name, and closes it. */
export async function withSite<T>(args: Arguments, command: string, action: (site: Site) => Promise<T>): Promise<T> {
  const site = await openSite(args, command);
  try {
    return await action(site);
  } finally {
    await site.close();
  }
}

async function openSite(args: Arguments, command: string): Promise<Site> {
  const [url, edition] = [text(args, 'url'), text(args, 'edition')];
  if (url === undefined) {
    const { openLocalSite } = await import('./localSite.ts');
    return openLocalSite(args, command);
  }
  refuseOptions(args, ['data'], `${command} --url`);
  const { openRemoteSite } = await import('./remoteSite.ts');
  return openRemoteSite(addressOf(url, command), edition);
}

/** Checks an address, and cuts what is behind its host and path. */
function addressOf(url: string, command: string): string {
  const { protocol, origin, pathname } = URL.canParse(url) ? new URL(url) : { ...noAddress };
  if (!/^https?:$/.test(protocol))
    throw new UsageError(
      `--url is an address like https://species.example.org, not "${url}"`,
      `try: trellis ${command} --help`,
    );
  return origin + pathname.replace(/\/+$/, '');
}

const noAddress = { protocol: '', origin: '', pathname: '' };
