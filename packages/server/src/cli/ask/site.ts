import type { Arguments, Options, Output } from '../command.ts';
import { dataLocation, refuseOptions, text } from '../parse.ts';
import { UsageError } from '../usageError.ts';
import type { Site } from './siteClient.ts';

/** Time after which a person is told that an answer is still computed, and between two such lines. */
const patienceMs = 1000;

/** Runs an action, and says on a terminal how long it takes once that is more than a second. */
async function showWaiting<T>(output: Output, what: string, action: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const timer = setInterval(() => {
    output.progress(undefined, `${what}: ${Math.round((performance.now() - start) / 1000)} s`);
  }, patienceMs);
  try {
    return await action();
  } finally {
    clearInterval(timer);
  }
}

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
export function withSite<T>(
  args: Arguments,
  { command, output }: { readonly command: string; readonly output: Output },
  action: (site: Site) => Promise<T>,
): Promise<T> {
  return showWaiting(output, `asking ${text(args, 'url') ?? dataLocation(args)}`, async () => {
    const site = await openSite(args, command);
    try {
      return await action(site);
    } finally {
      await site.close();
    }
  });
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
