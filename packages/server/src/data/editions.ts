import { TrellisError } from '@trellis/core';
import { compareEditions, type EditionSettings, titleOf } from '@trellis/core/edition';
import type { DatasetStore, EditionProfile } from '@trellis/store';

/** An edition of the store: what it is called, and what is said about it. */
export interface Edition {
  readonly name: string;
  readonly title: string;
  /** Place in menus; editions that say none come last. */
  readonly order: number;
  readonly settings: EditionSettings;
  /** The other editions of which its data set has orthologs. */
  readonly orthologEditions: readonly string[];
}

/** The edition of hosts that name none, where the store has one of this name. */
const defaultEdition = 'development';

/** Time for which what is known of the editions counts as current without a check of the store. */
const maxAgeMs = 1000;

interface Known {
  readonly version: string;
  readonly edition: Edition;
}

/** The editions of a store, without their data sets. What changed is read again within a second. */
export class Editions {
  private readonly store: Pick<DatasetStore, 'editions' | 'header' | 'profile'>;
  private readonly known = new Map<string, Known>();
  private listed: { readonly editions: Promise<readonly Edition[]>; readonly checked: number } | undefined;

  constructor(store: Pick<DatasetStore, 'editions' | 'header' | 'profile'>) {
    this.store = store;
  }

  /** All editions, in the order of menus. One that cannot be read is left out. */
  all(): Promise<readonly Edition[]> {
    if (this.listed && Date.now() - this.listed.checked < maxAgeMs) return this.listed.editions;
    const previous = this.listed?.editions;
    const editions = this.read().catch((error: unknown) => {
      if (previous) return previous;
      this.listed = undefined;
      throw error;
    });
    editions.catch(() => {});
    this.listed = { editions, checked: Date.now() };
    return editions;
  }

  /** The editions that have sites of their own: all but the one of hosts that name none, which is for trials. */
  async sites(): Promise<readonly Edition[]> {
    return (await this.all()).filter(({ name }) => name !== defaultEdition);
  }

  /** Names of all editions, in the order of menus. */
  async names(): Promise<string[]> {
    return (await this.all()).map(({ name }) => name);
  }

  /** An edition by its name; the only one of the store if that has another name. Throws `unknown-edition`. */
  async of(name: string): Promise<Edition> {
    const editions = await this.all();
    const found =
      editions.find((edition) => edition.name === name) ?? (editions.length === 1 ? editions[0] : undefined);
    if (found) return found;
    throw new TrellisError('unknown-edition', `There is no data set for the edition ${name}.`);
  }

  /**
   * The edition of a host: the one whose name or one of whose hosts its first label is, or one of whose hosts it
   * is; else the given one, else `development`, else the only edition. Throws `choose-edition` where several are left,
   * `unknown-edition` where none is.
   */
  async ofHost(host: string, otherwise?: string): Promise<Edition> {
    const editions = await this.all();
    const address = host.toLowerCase().replace(/:\d+$/, '');
    const [label] = address.split('.');
    const found =
      editions.find(({ settings: { hosts = [] } }) => hosts.includes(address)) ??
      editions.find(({ name }) => name === label) ??
      editions.find(({ settings: { hosts = [] } }) => hosts.includes(label));
    if (found) return found;
    if (otherwise !== undefined) return this.of(otherwise);
    const only =
      editions.find(({ name }) => name === defaultEdition) ?? (editions.length === 1 ? editions[0] : undefined);
    if (only) return only;
    const names = editions.map(({ name }) => name);
    if (names.length === 0) throw new TrellisError('unknown-edition', 'The store has no data set yet.');
    const [some, left] = [names.slice(0, 5).join(', '), names.length - 5];
    const list = left > 0 ? `${some} and ${left} more` : some;
    throw new TrellisError(
      'choose-edition',
      `This address is of no edition. Choose one with ?edition=NAME: ${list}.`,
    );
  }

  private async read(): Promise<readonly Edition[]> {
    const editions: Edition[] = [];
    for (const name of await this.store.editions()) {
      const edition = await this.readOne(name).catch(() => undefined);
      if (edition) editions.push(edition);
    }
    return editions.sort(compareEditions);
  }

  private async readOne(name: string): Promise<Edition | undefined> {
    const header = await this.store.header(name);
    if (!header) return undefined;
    const known = this.known.get(name);
    if (known?.version === header.version) return known.edition;
    const profile = await this.store.profile(name);
    const edition = describe(name, profile);
    this.known.set(name, { version: profile.version, edition });
    return edition;
  }
}

const describe = (name: string, { settings, orthologEditions }: EditionProfile): Edition => ({
  name,
  title: titleOf(name, settings),
  order: settings.order ?? Infinity,
  settings,
  orthologEditions,
});

/** Ids of the TFs that examples of an edition prefer, best first. */
export const preferredTfs = ({ defaultTf = '', examples = [] }: EditionSettings): string[] => [
  ...new Set([defaultTf, ...examples].filter((id) => id !== '')),
];
