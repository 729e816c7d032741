import { Value } from 'typebox/value';
import { Config, readConfig } from '../config/config.ts';
import type { SiteManifest } from '../site/manifest.ts';
import type { Arguments } from './command.ts';
import { text } from './parse.ts';
import { UsageError } from './usageError.ts';

type Settings = SiteManifest['settings'];

/**
 * The settings that the calls of pages of a folder read: those of the environment, and where feedback goes from `--contact`. The first
 * edition is that of an address that names none. Throws an error with a sentence for a wrong setting.
 */
export function siteSettings(args: Arguments, [first]: readonly string[]): Settings {
  const { uploadRows, issuesUrl, guideEditUrl, contactEmail, repositoryUrl, paperUrl } = readConfig(contactOf(args));
  return { edition: first, uploadRows, issuesUrl, guideEditUrl, contactEmail, repositoryUrl, paperUrl };
}

/** The settings that `--contact` means: a mail address, or a page that takes messages. */
function contactOf(args: Arguments): Pick<Settings, 'contactEmail' | 'issuesUrl'> {
  const contact = text(args, 'contact');
  if (contact === undefined) return {};
  const address = contact.replace(/^mailto:/, '');
  if (Value.Check(Config.properties.contactEmail, address)) return { contactEmail: address };
  const page = URL.canParse(contact) ? new URL(contact) : undefined;
  if (page?.protocol === 'https:') return { issuesUrl: page.href };
  throw new UsageError(
    `--contact is a mail address or an address that starts with https://, not "${contact}"`,
    'try: trellis site --help',
  );
}
